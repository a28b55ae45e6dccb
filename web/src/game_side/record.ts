/** Saves the record of a game as a file of this device. */
import { api, ask } from "@/app/api";
import { fileName } from "./text";

export async function saveRecord(id: string, ruleset: string): Promise<void> {
  const record = await ask(api.GET("/v1/games/{id}/record", { params: { path: { id } } }));
  const blob = new Blob([JSON.stringify(record, null, 2), "\n"], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${fileName("salon", ruleset, id)}.json`;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
