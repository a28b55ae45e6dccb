/** The messages of a table: read when the panel opens, again when a notice tells of one, and by polling for those without a feed. */
import { api, ask, newKey } from "@/app/api";
import { isProblem } from "@/app/problem";
import { Store, type Readable } from "@/app/store";
import { mergeMessages, withoutAuthor } from "./talk";
import type { Message } from "./types";

export interface TalkState {
  /** The oldest first. */
  messages: Message[];
  /** The cursor of older messages; null if there are none, undefined until they were read. */
  older: string | null | undefined;
  /** Whether the caller may not read messages here. */
  silent: boolean;
  failure: unknown;
}

export class TalkStore implements Readable<TalkState> {
  private readonly store = new Store<TalkState>({ messages: [], older: undefined, silent: false, failure: null });
  /** The key of the text that is being sent, so that a repetition sends no second message. */
  private sending: { text: string; audience: string; key: string } | null = null;

  constructor(private readonly id: string) {}

  get = (): TalkState => this.store.get();
  subscribe = (run: (state: TalkState) => void): (() => void) => this.store.subscribe(run);

  private get path() {
    return { id: this.id };
  }

  /** Reads the newest messages. */
  refresh = async (): Promise<void> => {
    try {
      const page = await ask(api.GET("/v1/games/{id}/messages", { params: { path: this.path, query: { limit: 50 } } }));
      this.store.update((now) => ({
        messages: mergeMessages(now.messages, page.items),
        older: now.older === undefined ? (page.next_cursor ?? null) : now.older,
        silent: false,
        failure: null,
      }));
    } catch (failure) {
      this.store.update((now) => ({ ...now, silent: isProblem(failure, "spectators_silent"), failure }));
    }
  };

  /** Reads the page before the oldest known message. */
  readOlder = async (): Promise<void> => {
    const cursor = this.get().older;
    if (!cursor) return;
    const page = await ask(api.GET("/v1/games/{id}/messages", { params: { path: this.path, query: { limit: 50, cursor } } }));
    this.store.update((now) => ({ ...now, messages: mergeMessages(now.messages, page.items), older: page.next_cursor ?? null }));
  };

  /** Sends a message. The same text is sent under the same key until it was accepted. */
  send = async (text: string, audience: Message["audience"]): Promise<void> => {
    if (this.sending?.text !== text || this.sending.audience !== audience) this.sending = { text, audience, key: newKey() };
    const header = { "Idempotency-Key": this.sending.key };
    const message = await ask(api.POST("/v1/games/{id}/messages", { params: { path: this.path, header }, body: { text, audience } }));
    this.sending = null;
    this.store.update((now) => ({ ...now, messages: mergeMessages(now.messages, [message]) }));
  };

  /** Deletes a message of one's own. */
  remove = async (message: Message): Promise<void> => {
    await ask(api.DELETE("/v1/games/{id}/messages/{message}", { params: { path: { ...this.path, message: message.id } } }));
    this.store.update((now) => ({ ...now, messages: mergeMessages(now.messages, [{ ...message, text: null }]) }));
  };

  /** Mutes the author of a message and hides what they wrote. */
  mute = async (author: { account: string; name: string }): Promise<void> => {
    await ask(api.PUT("/v1/account/mutes/{name}", { params: { path: { name: author.name } } }));
    this.store.update((now) => ({ ...now, messages: withoutAuthor(now.messages, author.account) }));
  };

  /** Ends a mute and reads the messages again. */
  unmute = async (name: string): Promise<void> => {
    await ask(api.DELETE("/v1/account/mutes/{name}", { params: { path: { name } } }));
    await this.refresh();
  };
}
