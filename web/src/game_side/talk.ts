/** The messages of a table as a list that grows at both ends: newer ones as they arrive, older ones on demand. */
import type { Message } from "./types";

/** The longest message that the server takes, in characters. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Merges messages into a list that is ordered by id, the oldest first. A message that is there already is replaced (it may be deleted). */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Removes the messages of an account that was muted. */
export function withoutAuthor(messages: readonly Message[], account: string): Message[] {
  return messages.filter((message) => message.from?.account !== account);
}

/** The messages of a day, for headings. */
export interface Day {
  day: string;
  messages: Message[];
}

/** Groups messages by the reader's calendar day. */
export function byDay(messages: readonly Message[], dayOf: (time: string) => string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = dayOf(message.sent_at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Counts the messages of others after the last one that was read. */
export function countUnread(messages: readonly Message[], lastRead: string | null, me: string | null): number {
  return messages.filter((message) => message.text != null && message.from?.account !== me && (lastRead === null || message.id > lastRead)).length;
}
