/** Types of the API that the side panels use, under short names. */
import type { components } from "../../../clients/typescript/src/generated/openapi.js";

type Schemas = components["schemas"];
export type Alternative = Schemas["Alternative"];
export type BotLevel = Schemas["BotLevel"];
export type Choice = Schemas["Choice"];
export type ClockRules = Schemas["ClockRules"];
export type Command = Schemas["RulesetCommand"];
export type Condition = Schemas["Condition"];
export type EventView = Schemas["EventView"];
export type GameState = Schemas["GameState"];
export type GameSummary = Schemas["GameSummary"];
export type Message = Schemas["Message"];
export type Plan = Schemas["Plan"];
export type PlanOrder = Schemas["PlanOrder"];
export type PlanPreview = Schemas["PlanPreview"];
export type PlayerSummary = Schemas["PlayerSummary"];
export type Problem = Schemas["Problem"];
export type RulesetWords = Schemas["RulesetWords"];
export type StatePlayer = Schemas["StatePlayer"];
export type StateScore = Schemas["StateScore"];
export type Substitute = Schemas["Substitute"];
export type TallyLine = Schemas["TallyLine"];
