/** The Salon client for TypeScript: `generated` is generated from the OpenAPI file; the other modules are a helper on top of it. */
export type { components, operations, paths } from "./generated/openapi.js";
export { follow, readEvents, type FollowOptions, type Item } from "./feed.js";
export { ignoring, type Problem, Refused } from "./problems.js";
export { Backoff, retrying, Unavailable } from "./retry.js";
export { type Answer, type Choices, type Choose, type Command, Salon, type SalonOptions, type Turn } from "./salon.js";
