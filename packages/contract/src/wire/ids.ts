import { z } from 'zod';

/** Ids travel as decimal strings: PostgreSQL bigints that JavaScript numbers could not hold. */
export const id = z.string().regex(/^[1-9][0-9]{0,17}$/);

/** Which of a fan's conversations with a character; 0, which calls that leave it out mean, is their first. */
export const chatNo = z.coerce.number().int().min(0).max(32_767).default(0);

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** 0 or 1, as the specification's flags are. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag as callers may send it: JSON has words of its own for yes and no. */
export const sentFlag = z.union([flag, z.boolean().transform((isSet): 0 | 1 => (isSet ? 1 : 0))]);

/** Yes or no as callers may send it: the specification's own flags are 0 and 1. */
export const sentBoolean = z.union([z.boolean(), flag.transform((value) => value === 1)]);
