// Free of zod, so that the browser can load it.

/** Version of the creator policy and age text that somebody consents to on becoming a creator. */
export const creatorPolicyVersion = '2026-11';

export const longest = { name: 60, tagline: 160, bio: 2000, greeting: 1000, persona: 4000 } as const;

/** 3 to 30 of a–z, 0–9 and _, at least one of them a letter: a number alone would read as an id. */
export const handlePattern = /^(?=[a-z0-9_]*[a-z])[a-z0-9_]{3,30}$/;

/** A handle as it is kept: without a leading @, in small letters. */
export function tidyHandle(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}
