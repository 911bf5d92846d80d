import { handlePattern } from '@kindred/contract/characters/limits';

/** Names that could pass for the platform itself, or for a part of it. */
const reserved = new Set(
  `admin administrator api billing creator creators discover everyone finance help home kindred kindred_team legal
  login me messages moderation moderator news notifications null official payments privacy profile root security
  settings staff support system team terms undefined user wallet`.split(/\s+/),
);

/** `kindred_` is the platform's; `deleted_` names deleted characters. */
const reservedPrefixes = ['kindred_', 'deleted_'];

/** Whether the rules allow this handle. Expects a tidy handle (`tidyHandle`). */
export function isAllowedHandle(handle: string): boolean {
  const isReserved = reserved.has(handle) || reservedPrefixes.some((start) => handle.startsWith(start));
  return handlePattern.test(handle) && !isReserved;
}
