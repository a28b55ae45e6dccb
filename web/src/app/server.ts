/** What this server offers: guests, mail. Read once. */
import { api, ask, type Schemas } from "./api";

export type Offer = Pick<Schemas["ServerInfo"], "guests" | "mail">;

let reading: Promise<Offer> | undefined;

/** Everything is offered while the server has not answered: the operation itself says if it is not. */
export function showOffer(): Promise<Offer> {
  reading ??= ask(api.GET("/v1/server")).catch(() => {
    reading = undefined;
    return { guests: true, mail: true };
  });
  return reading;
}
