/** A new table as the form holds it, and the request it becomes. */
import type { Schemas } from "@/app/api";
import type { Json } from "./options";

export type Clock = "none" | "hour" | "day" | "two-days" | "three-days" | "week" | "own" | "bank";
export type SeatKind = "person" | Schemas["BotLevel"];
type Order = Schemas["CreateGameRequest"];

export interface TableForm {
  ruleset: string;
  edition: string;
  /** Who takes each seat after the person's own. */
  seats: SeatKind[];
  clock: Clock;
  /** Hours, as typed. */
  hours: string;
  bankHours: string;
  bankIncrement: string;
  bankCap: string;
  atDeadline: "bot" | "forfeit";
  extensions: string;
  extensionHours: string;
  respects: { sleep: boolean; weekends: boolean; vacation: boolean };
  visibility: Schemas["Visibility"];
  rated: boolean;
  acceptsBots: boolean;
  reliability: string;
  sandbox: boolean;
  openHands: boolean;
}

export const emptyForm = (): TableForm => ({
  ruleset: "",
  edition: "",
  seats: ["person"],
  clock: "two-days",
  hours: "12",
  bankHours: "120",
  bankIncrement: "12",
  bankCap: "240",
  atDeadline: "bot",
  extensions: "1",
  extensionHours: "24",
  respects: { sleep: true, weekends: true, vacation: true },
  visibility: "public",
  rated: false,
  acceptsBots: false,
  reliability: "",
  sandbox: false,
  openHands: false,
});

const HOUR_SECONDS = 3_600;
const PRESETS: { readonly [C in Clock]?: number } = { hour: 1, day: 24, "two-days": 48, "three-days": 72, week: 168 };

/** A number field and the numbers it may hold; a fault is shown at the field. */
export interface Bounds {
  least: number;
  most: number;
}
/** The bounds of the API, in hours. */
export const BOUNDS = {
  hours: { least: 0.02, most: 336 },
  bankHours: { least: 0.02, most: 2160 },
  bankIncrement: { least: 0.02, most: 336 },
  bankCap: { least: 0.02, most: 2160 },
  extensions: { least: 0, most: 10 },
  extensionHours: { least: 0.02, most: 336 },
  reliability: { least: 1, most: 100 },
} satisfies { [name: string]: Bounds };

export type Numbered = keyof typeof BOUNDS;

/** The number fields of a form that are in use and wrong. */
export function wrongNumbers(form: TableForm): Numbered[] {
  const used: Numbered[] = [];
  if (form.clock === "own") used.push("hours");
  if (form.clock === "bank") used.push("bankHours", "bankIncrement", "bankCap");
  if (form.clock !== "none") used.push("extensions", "extensionHours");
  if (form.reliability.trim()) used.push("reliability");
  return used.filter((name) => {
    const value = numberOf(form[name]);
    const whole = name === "extensions" || name === "reliability";
    return !(value >= BOUNDS[name].least && value <= BOUNDS[name].most) || (whole && !Number.isInteger(value));
  });
}

/** A typed number; a comma is accepted as well. */
const numberOf = (typed: string): number => (typed.trim() ? Number(typed.replace(",", ".")) : NaN);
const seconds = (hours: string | number): number => Math.max(60, Math.round((typeof hours === "string" ? numberOf(hours) : hours) * HOUR_SECONDS));

function timeOf(form: TableForm): NonNullable<Schemas["ClockRules"]["time"]> {
  const preset = PRESETS[form.clock];
  if (form.clock === "bank") {
    return { kind: "bank", seconds: seconds(form.bankHours), increment: seconds(form.bankIncrement), cap: seconds(form.bankCap) };
  }
  return { kind: "per_decision", seconds: seconds(preset ?? form.hours) };
}

/** The request to open the table. */
export function orderOf(form: TableForm, options: { [name: string]: Json } | undefined): Order {
  const bots = form.seats.filter((seat) => seat !== "person");
  const clock: Order["clock"] =
    form.clock === "none"
      ? null
      : {
          time: timeOf(form),
          at_deadline: form.atDeadline,
          extension: { credits: numberOf(form.extensions), seconds: seconds(form.extensionHours) },
          respects: form.respects,
        };
  return {
    ruleset: form.ruleset,
    edition: form.edition,
    seats: form.seats.length + 1,
    ...(bots.length && { bots }),
    ...(options && { options: options as NonNullable<Order["options"]> }),
    ...(clock && { clock }),
    visibility: form.sandbox && form.visibility === "public" ? "private" : form.visibility,
    rated: form.rated && !form.sandbox && form.seats.length > 0,
    accepts_bots: form.acceptsBots,
    ...(form.reliability.trim() && { least_reliability: numberOf(form.reliability) }),
    ...(form.sandbox && { sandbox: { open_hands: form.openHands } }),
  };
}
