/** What the person is pointing at, shared by board, menu and list, so that whatever is chosen in one way shows in the others. */
import { Store } from "@/app/store";
import { narrow, point } from "./narrowing";
import type { Choice } from "./types";

export interface Selection {
  /** The parts that were pointed at, in order. */
  pointed: string[];
  /** The choices to offer beside the pointer, and where: in units of the picture. */
  menu: { choices: Choice[]; at: { x: number; y: number } } | null;
  /** The choice under the pointer or the focus: shown on the board and in words, not yet taken. */
  aimed: Choice | null;
}

const EMPTY_SELECTION: Selection = { pointed: [], menu: null, aimed: null };

export class Pointing extends Store<Selection> {
  constructor() {
    super(EMPTY_SELECTION);
  }

  /** The choices that are left. */
  left(choices: readonly Choice[]): Choice[] {
    return narrow(choices, this.get().pointed);
  }

  aim(aimed: Choice | null): void {
    if (this.get().aimed !== aimed) this.set({ ...this.get(), aimed });
  }

  /** Points at a part. Returns the choice if one is left; pointing at the last part again goes back. */
  at(choices: readonly Choice[], part: string, where: { x: number; y: number }): Choice | null {
    const { pointed } = this.get();
    if (pointed.includes(part)) {
      this.back();
      return null;
    }
    const found = point(choices, pointed, part);
    if (found.kind === "chosen") {
      this.reset();
      return found.choice;
    }
    if (found.kind === "narrowed") {
      const menu = found.menu.length > 0 ? { choices: found.menu, at: where } : null;
      this.set({ pointed: found.pointed, menu, aimed: null });
    }
    return null;
  }

  /** Closes the menu, else takes the last part back. Returns whether there was anything to go back from. */
  back(): boolean {
    const { pointed, menu } = this.get();
    if (pointed.length === 0 && !menu) return false;
    this.set({ ...EMPTY_SELECTION, pointed: pointed.slice(0, -1) });
    return true;
  }

  reset(): void {
    this.set(EMPTY_SELECTION);
  }
}
