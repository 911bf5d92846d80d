import { handlePattern } from '@kindred/contract/characters/limits';

/** Names that would pass for the house itself, or for a part of it. */
const reserved = new Set(
  `admin administrator api billing creator creators discover everyone finance help home kindred kindred_team legal
  login me messages moderation moderator news notifications null official payments privacy profile root security
  settings staff support system team terms undefined user wallet`.split(/\s+/),
);

/** Of the house; and what a deleted person's character is called, which nobody may take before it is needed. */
const reservedPrefixes = ['kindred_', 'deleted_'];

/** Whether somebody may call themselves this, were it free. Takes a tidy handle (`tidyHandle`). */
export function isAllowedHandle(handle: string): boolean {
  const isReserved = reserved.has(handle) || reservedPrefixes.some((start) => handle.startsWith(start));
  return handlePattern.test(handle) && !isReserved;
}
