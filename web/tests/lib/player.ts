/** Plays a game on its page: by the list, by the board, by keys alone, or by touch. Knows no ruleset. */
import type { Locator, Page } from "@playwright/test";
import { poll } from "./poll";

/** How the player chooses. */
export type Way = "list" | "board" | "keys" | "touch";
/** What the page offers now. */
type Offer = "choose" | "send" | "waiting" | "over";

/** Choices that take a step back, so that a player who only takes these would never finish. */
const AVOIDED = /take down|décroche|undo|annule/i;

/** How long a page may take to get from one offer to the next. */
const PATIENCE_MS = 60_000;
/** How long one attempt waits for a reaction before it is repeated. */
const REACTION_MS = 4_000;
const POLL_MS = 25;

export class Player {
  /** How many arrays were sent. */
  sent = 0;
  /** How many choices were made by pointing at the board alone. */
  pointed = 0;
  private turn = 0;

  constructor(
    readonly page: Page,
    private readonly way: Way = "list",
  ) {}

  /** The panel that asks. */
  get panel(): Locator {
    return this.page.locator("[data-sheet]");
  }

  /** All choices of the list. */
  get choices(): Locator {
    return this.panel.getByRole("group").getByRole("listitem").getByRole("button");
  }

  get sendButton(): Locator {
    return this.panel.getByRole("button", { name: /^(Send|Envoyer)/ });
  }

  /** The draft as a list of sentences. */
  get draft(): Locator {
    return this.panel.getByRole("region").getByRole("list").first().getByRole("listitem");
  }

  /** Plays until the game waits for others or is over; returns which. At most `steps` choices. */
  async play(steps = 400): Promise<"waiting" | "over" | "steps"> {
    for (let step = 0; step < steps; ) {
      const offer = await this.offer();
      if (offer === "over" || offer === "waiting") return offer;
      if (offer === "send") await this.send();
      else {
        await this.choose();
        step += 1;
      }
    }
    return "steps";
  }

  /** Waits until the page is ready and says what it offers. */
  async offer(): Promise<Offer> {
    const found = await this.page.waitForFunction(readOffer, undefined, { timeout: PATIENCE_MS, polling: POLL_MS });
    return (await found.jsonValue()) as Offer;
  }

  /** What the page offers at this moment, or null while it is busy. */
  peek(): Promise<Offer | null> {
    return this.page.evaluate(readOffer);
  }

  /** Waits until the page asks this player or the game is over. */
  async awaitTurn(): Promise<void> {
    await poll("a turn", PATIENCE_MS, async () => {
      const offer = await this.peek();
      return offer !== null && offer !== "waiting";
    });
  }

  /** Plays a game against bots to its end. */
  async playToEnd(): Promise<void> {
    while ((await this.play()) !== "over") await this.awaitTurn();
  }

  /** Plays until this many arrays were sent, or the game is over. */
  async playTurns(turns: number): Promise<void> {
    while (this.sent < turns) {
      const offer = await this.offer();
      if (offer === "over") return;
      if (offer === "send") await this.send();
      else if (offer === "choose") await this.choose();
      else await this.awaitTurn();
    }
  }

  /** Sends the draft and waits until it is gone. */
  async send(): Promise<void> {
    await this.react(async () => {
      if (this.way === "keys") await this.sendByKeys();
      else if (this.way === "touch") await this.sendButton.tap({ timeout: REACTION_MS });
      else await this.sendButton.click({ timeout: REACTION_MS });
    });
    this.sent += 1;
  }

  private async sendByKeys(): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    // The key does nothing while a preview is on its way: then the attempt fails and is repeated.
    if (!(await dialog.isVisible())) await this.page.keyboard.press("s");
    await dialog.waitFor({ state: "visible", timeout: REACTION_MS });
    await this.page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden", timeout: REACTION_MS });
  }

  /** Takes one choice in the way of this player. */
  async choose(): Promise<void> {
    this.turn += 1;
    await this.react(async () => {
      if (this.way === "keys") await this.chooseByKeys();
      else if (this.way === "list") await this.chooseFromList();
      else await this.chooseOnBoard();
    });
  }

  /**
   * Acts until the panel has changed. What another seat does may redraw the page between reading it and pressing: such an attempt finds
   * nothing and is repeated.
   */
  private async react(act: () => Promise<void>): Promise<void> {
    const before = await this.mark();
    let failure: unknown = new Error("the page did not react");
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      try {
        await act();
        await this.changed(before);
        return;
      } catch (error) {
        failure = error;
        if ((await this.mark()) !== before) return;
      }
    }
    throw failure;
  }

  private async chooseFromList(): Promise<void> {
    await this.openList();
    await this.press(this.choices.nth(this.pick(await this.choices.allTextContents())));
  }

  private async chooseByKeys(): Promise<void> {
    await this.page.keyboard.press("/");
    const isFilter = await this.page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    if (isFilter) await this.page.keyboard.press("ArrowDown");
    const names = await this.choices.allTextContents();
    for (let step = this.pick(names.slice(0, 6)); step > 0; step -= 1) await this.page.keyboard.press("ArrowRight");
    await this.page.keyboard.press("Enter");
  }

  /** Points at a marked part; where several choices meet, takes one from the small menu. Without a marked part: the list. */
  private async chooseOnBoard(): Promise<void> {
    const board = this.page.getByRole("group", { name: /^(Board|Plateau)$/ });
    const menu = board.getByRole("group", { name: /^(Choices here|Choix ici)$/ });
    for (let pointed = 0; pointed < 6; pointed += 1) {
      if (await menu.count()) {
        const items = menu.getByRole("button");
        await this.press(items.nth(this.pick(await items.allTextContents())));
        this.pointed += 1;
        return;
      }
      const marks = board.locator("[data-mark]");
      const names = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("aria-label") ?? mark.textContent ?? ""));
      if (names.length === 0) break;
      const before = await this.page.evaluate(boardOf);
      const mark = marks.nth(this.pick(names));
      // On a phone the sheet may lie over the lower part of the board.
      const isFree = await mark.evaluate(
        (button) => {
          button.scrollIntoView({ block: "center" });
          const box = button.getBoundingClientRect();
          return Boolean(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".board"));
        },
        undefined,
        { timeout: REACTION_MS },
      );
      if (!isFree) break;
      await this.pressMark(mark);
      // Pointing narrows down, opens the menu, or takes the only choice left.
      const reacted = await this.page.waitForFunction(boardReacted, before, { polling: POLL_MS, timeout: REACTION_MS });
      if ((await reacted.jsonValue()) === "step") {
        this.pointed += 1;
        return;
      }
    }
    await this.chooseFromList();
  }

  /** Presses a control as soon as nothing lies over it. */
  private press(target: Locator): Promise<void> {
    const timeout = REACTION_MS;
    return this.way === "touch" ? target.tap({ timeout }) : target.click({ timeout });
  }

  /** Presses where a mark is: that of a place lets the pointer through to the board below. */
  private pressMark(mark: Locator): Promise<void> {
    const how = { force: true, timeout: REACTION_MS };
    return this.way === "touch" ? mark.tap(how) : mark.click(how);
  }

  /** On a phone the list is folded away. */
  private async openList(): Promise<void> {
    const button = this.panel.getByRole("button", { name: /^(List|Liste)$/ });
    if ((await button.count()) && (await button.isVisible())) await this.press(button);
  }

  /**
   * A choice from the middle of the list, at times the next one, so that it cannot repeat one step without end. The middle of the list is
   * the middle of the wall: games of Art Society end about twice as fast as with the first or any choice.
   */
  private pick(names: string[]): number {
    const all = names.map((name, index) => ({ name, index }));
    const good = all.filter(({ name }) => !AVOIDED.test(name));
    const from = good.length > 0 ? good : all;
    const shift = this.turn % 5 === 0 ? 1 : 0;
    return from[(Math.floor(from.length / 2) + shift) % from.length]?.index ?? 0;
  }

  /** What changes with every step. */
  private mark(): Promise<string> {
    return this.page.evaluate(() => document.querySelector("[data-sheet]")?.textContent ?? "");
  }

  private async changed(before: string): Promise<void> {
    await this.page.waitForFunction((text) => (document.querySelector("[data-sheet]")?.textContent ?? "") !== text, before, { timeout: REACTION_MS, polling: POLL_MS });
  }
}

/** What pointing can change. */
interface BoardNow {
  steps: number;
  marks: string;
}

/** Runs in the page: how many steps the draft has, and what can be pointed at. */
function boardOf(): BoardNow {
  const marks = [...document.querySelectorAll<HTMLElement>("[data-mark]")].map((mark) => mark.dataset.mark);
  const steps = document.querySelectorAll("[data-sheet] .draft ol > li").length;
  return { steps, marks: `${marks.join(" ")} ${document.querySelectorAll(".marks .pointed").length} ${document.querySelectorAll(".board .menu").length}` };
}

/** Runs in the page: whether a step was taken or the board offers something else; false while nothing has changed. */
function boardReacted(before: BoardNow): "step" | "board" | false {
  const marks = [...document.querySelectorAll<HTMLElement>("[data-mark]")].map((mark) => mark.dataset.mark);
  const steps = document.querySelectorAll("[data-sheet] .draft ol > li").length;
  if (steps !== before.steps || !document.querySelector("[data-sheet]")) return "step";
  const now = `${marks.join(" ")} ${document.querySelectorAll(".marks .pointed").length} ${document.querySelectorAll(".board .menu").length}`;
  return now !== before.marks && "board";
}

/** Runs in the page: what it offers, or null while it is busy. */
function readOffer(): Offer | null {
  const sheet = document.querySelector("[data-sheet]");
  if (!sheet) return document.querySelector("[role=group] svg, .board svg") ? "over" : null;
  const send = [...sheet.querySelectorAll("button")].find((button) => button.classList.contains("send"));
  if (sheet.querySelector('[aria-busy="true"]')) return null;
  const steps = sheet.querySelectorAll(".draft ol > li").length;
  const choices = sheet.querySelectorAll("button.choice").length;
  const isDue = Boolean(sheet.querySelector(".due"));
  if (steps > 0 && (!isDue || choices === 0)) return "send";
  if (steps > 0 || sheet.querySelector(".turn")) return choices > 0 ? "choose" : null;
  return send ? null : "waiting";
}
