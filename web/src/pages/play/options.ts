/** Turns the JSON Schema of a ruleset's options into fields of a form, with the ruleset's words. Knows no ruleset. */
import type { Schemas } from "@/app/api";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { readonly [key: string]: unknown };
type OptionWords = Schemas["RulesetWords"]["options"];

export interface OptionChoice {
  value: Json;
  label: string;
  hint?: string;
}

export interface OptionField {
  name: string;
  label: string;
  hint?: string;
  /** `json` is for what this form does not know: the person types it. */
  kind: "choice" | "flag" | "number" | "text" | "json";
  choices: readonly OptionChoice[];
  least?: number;
  most?: number;
  isInteger: boolean;
  initial: Json | undefined;
}

/** The fields of an options schema, in its order. */
export function optionFields(schema: Schema, words: OptionWords): OptionField[] {
  const properties = (schema.properties ?? {}) as { [name: string]: Schema };
  return Object.entries(properties).map(([name, property]) => field(name, resolve(property, schema), words[name]));
}

function field(name: string, schema: Schema, words: OptionWords[string] | undefined): OptionField {
  const choices = choicesOf(schema, words);
  const hint = words?.sentence ?? text(schema.description);
  return {
    name,
    label: words?.label ?? humanised(name),
    ...(hint !== undefined && { hint }),
    kind: choices.length ? "choice" : kindOf(schema),
    choices,
    ...(typeof schema.minimum === "number" && { least: schema.minimum }),
    ...(typeof schema.maximum === "number" && { most: schema.maximum }),
    isInteger: typesOf(schema).includes("integer"),
    initial: "default" in schema ? (schema.default as Json) : choices[0]?.value,
  };
}

/** Follows `$ref` within the document; what stands beside it wins. */
function resolve(schema: Schema, root: Schema): Schema {
  const ref = schema.$ref;
  const all = (schema.allOf as Schema[] | undefined) ?? [];
  const base = all.length === 1 ? resolve(all[0]!, root) : {};
  if (typeof ref !== "string" || !ref.startsWith("#/")) return { ...base, ...schema };
  const found = ref
    .slice(2)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((at, part) => (at as Schema | undefined)?.[part], root);
  return { ...resolve((found ?? {}) as Schema, root), ...schema };
}

function choicesOf(schema: Schema, words: OptionWords[string] | undefined): OptionChoice[] {
  const alternatives = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  const isListed = alternatives?.length && alternatives.every((one) => "const" in one || one.type === "null" || Array.isArray(one.enum));
  const values = Array.isArray(schema.enum)
    ? (schema.enum as Json[]).map((value) => ({ value, hint: undefined }))
    : isListed
      ? alternatives.flatMap((one) =>
          (Array.isArray(one.enum) ? (one.enum as Json[]) : [("const" in one ? one.const : null) as Json]).map((value) => ({ value, hint: text(one.description) })),
        )
      : [];
  return values.map(({ value, hint }) => {
    const known = words?.values[String(value)];
    const shown = known?.sentence ?? hint;
    return { value, label: known?.label ?? humanised(String(value)), ...(shown !== undefined && { hint: shown }) };
  });
}

const typesOf = (schema: Schema): unknown[] => (Array.isArray(schema.type) ? schema.type : [schema.type]);

function kindOf(schema: Schema): OptionField["kind"] {
  const types = typesOf(schema);
  if (types.includes("boolean")) return "flag";
  if (types.includes("integer") || types.includes("number")) return "number";
  return types.includes("string") ? "text" : "json";
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** "master_gallerist" as "Master gallerist", where the ruleset has no words. */
const humanised = (name: string): string => {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The options to send: only what was changed from the defaults. Returns undefined if nothing was. */
export function changedOptions(fields: readonly OptionField[], values: { readonly [name: string]: Json | undefined }): { [name: string]: Json } | undefined {
  const changed = fields.flatMap((one) => {
    const value = values[one.name];
    return value === undefined || JSON.stringify(value) === JSON.stringify(one.initial) ? [] : [[one.name, value] as const];
  });
  return changed.length ? Object.fromEntries(changed) : undefined;
}
