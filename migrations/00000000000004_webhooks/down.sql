drop table invitations;
drop table deliveries;
drop table webhooks;
