import { z } from 'zod';

/** Ids are decimal strings: PostgreSQL bigints exceed what a JavaScript number can hold. */
export const id = z.string().regex(/^[1-9][0-9]{0,17}$/);

/** The number of a fan's chat with a character; 0, the default, is the first chat. */
export const chatNo = z.coerce.number().int().min(0).max(32_767).default(0);

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** 0 or 1, as the specification writes flags. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag of an input, which may also be a JSON boolean. */
export const sentFlag = z.union([flag, z.boolean().transform((isSet): 0 | 1 => (isSet ? 1 : 0))]);

/** A boolean of an input, which may also be 0 or 1 as the specification writes flags. */
export const sentBoolean = z.union([z.boolean(), flag.transform((value) => value === 1)]);
