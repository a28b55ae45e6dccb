/** The result asks for a replay; the history plays it. */
import { Store } from "@/app/store";

export const replayAsked = new Store(false);
