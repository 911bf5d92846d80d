// Free of zod, so that the browser can load it.

/** Version of the creator policy and age text that somebody consents to on becoming a creator. */
export const creatorPolicyVersion = '2026-11';

export const longest = { name: 60, tagline: 160, bio: 2000, greeting: 1000, persona: 4000 } as const;

/** A handle as it is kept: without a leading @, in small letters. */
export function tidyHandle(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}
