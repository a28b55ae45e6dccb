/** Checks of sleep hours, so that a fault is shown before sending; the server checks again. */

const MAX_MINUTES = 12 * 60;
const DAY_MINUTES = 24 * 60;

const minutes = (time: string): number | undefined => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
};

/** What is wrong with sleep hours: no time, no length, or more than twelve hours. They may cross midnight. */
export function sleepFault(from: string, to: string): "sleepNoTime" | "sleepSame" | "sleepLong" | undefined {
  const [begin, end] = [minutes(from), minutes(to)];
  if (begin === undefined || end === undefined) return "sleepNoTime";
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  if (length === 0) return "sleepSame";
  return length > MAX_MINUTES ? "sleepLong" : undefined;
}
