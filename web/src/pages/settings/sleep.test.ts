import { expect, test } from "vitest";
import { sleepFault } from "./sleep";

test("sleep hours may cross midnight and last at most twelve hours", () => {
  expect(sleepFault("23:00", "07:00")).toBeUndefined();
  expect(sleepFault("20:00", "08:00")).toBeUndefined();
  expect(sleepFault("20:00", "08:01")).toBe("sleepLong");
  expect(sleepFault("07:00", "07:00")).toBe("sleepSame");
  expect(sleepFault("", "07:00")).toBe("sleepNoTime");
  expect(sleepFault("24:00", "07:00")).toBe("sleepNoTime");
});
