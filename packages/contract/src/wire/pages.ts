import { z } from 'zod';

/** The input of every list. `cursor` (the `next` of the previous page) wins over `page`. */
export const pageInput = (defaultSize: number, maxSize = 100) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(maxSize).default(defaultSize),
    cursor: z.string().max(200).optional(),
  });

/** The output of every list. `next` is null on the last page. */
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

export type Page<Item> = {
  list: Item[];
  page: number;
  total_page: number;
  count: number;
  next: string | null;
};
