import { z } from 'zod';

/** Ids travel as decimal strings: PostgreSQL bigints that JavaScript numbers could not hold. */
export const id = z.string().regex(/^[1-9][0-9]{0,17}$/);

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** 0 or 1, as the specification's flags are. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag as callers may send it: JSON has words of its own for yes and no. */
export const sentFlag = z.union([flag, z.boolean().transform((isSet): 0 | 1 => (isSet ? 1 : 0))]);

/** What every list takes. `cursor` (the `next` of the page before) wins over `page`. */
export const pageInput = (defaultSize: number, maxSize = 100) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(maxSize).default(defaultSize),
    cursor: z.string().max(200).optional(),
  });

/** What every list answers. `next` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    page: z.number().int(),
    total_page: z.number().int(),
    count: z.number().int(),
    next: z.string().nullable(),
  });

export const nothing = z.object({});
export const noInput = z.object({});

/** The name of the header that makes a spend happen once (IETF draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = 'idempotency-key';

export type Page<Item> = {
  list: Item[];
  page: number;
  total_page: number;
  count: number;
  next: string | null;
};
