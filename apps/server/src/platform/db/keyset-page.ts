import { refuse } from '../app-error.ts';
import { type Db, query } from './db.ts';
import { decodeCursor, encodeCursor, isInstant, isInteger } from './keyset.ts';

/** A list in SQL, all of whose keys descend. Its parts are written in our own code, never made of values. */
export type KeysetList = {
  /** `posts p`: the rows that are listed, under the alias that the keys use. */
  rows: string;
  /** Joins that decide which rows are in it. */
  joins: string;
  where: string;
  /** Columns in sort order, together unique. */
  keys: { column: string; type: 'timestamptz' | 'bigint' }[];
  /** Joins that only the picked rows need, and the JSON made of each. */
  jsonJoins: string;
  json: string;
  /** How many parameters the parts above take. */
  params: number;
};

export type KeysetPage = { list: string; next: string | null };
export type PageInput = { page: number; size: number; cursor?: string | undefined };
type Row = { list: string; has_more: boolean; last: (string | number)[] | null };

/** The limit is a literal, or the generic plan would expect a tenth of the table. */
const limits = [20, 50, 100];

/**
 * Makes the function that reads one page of the list as JSON text, in one statement: picks the page by its
 * keys first, builds JSON for it alone. `cursor` wins over `page`; pages beyond the first by number cost what
 * they skip.
 */
export function keysetPage(list: KeysetList) {
  const texts = new Map<string, string>();
  for (const limit of limits) {
    for (const isSkipping of [false, true])
      texts.set(`${limit} ${isSkipping}`, pageSql(list, limit, isSkipping));
  }
  return async (db: Db, params: unknown[], input: PageInput): Promise<KeysetPage> => {
    const after = input.cursor === undefined ? list.keys.map(highest) : readCursor(input.cursor, list);
    const skip = input.cursor === undefined ? (input.page - 1) * input.size : 0;
    const limit = limits.find((known) => known >= input.size);
    const text = texts.get(`${limit} ${skip > 0}`);
    if (!text) throw new Error(`no page holds ${input.size}`);
    const values = [...params, input.size, ...after, ...(skip > 0 ? [skip] : [])];
    const [row] = await query<Row>(db, text, values);
    if (!row) throw new Error('a page gave no row');
    return { list: row.list, next: row.has_more && row.last ? encodeCursor(row.last) : null };
  };
}

/** The statement behind a page; its plan is worth a test. */
export function pageSql(list: KeysetList, limit: number, isSkipping = false): string {
  const alias = list.rows.split(' ').at(-1);
  const size = `$${list.params + 1}`;
  const after = list.keys.map(({ type }, index) => `$${list.params + 2 + index}::${type}`).join(', ');
  const columns = list.keys.map(({ column }) => column);
  const order = columns.map((column) => `${column} desc`).join(', ');
  const backwards = columns.map((column) => `${column} asc`).join(', ');
  return `
    with page as materialized (
      select ${alias}.* from ${list.rows} ${list.joins}
      where ${list.where} and (${columns.join(', ')}) < (${after})
      order by ${order} limit ${limit + 1} ${isSkipping ? `offset $${list.params + 2 + list.keys.length}` : ''}
    ), shown as (
      select ${alias}.* from page ${alias} order by ${order} limit ${size}
    )
    select coalesce(json_agg(${list.json} order by ${order})::text, '[]') as list,
      (select count(*) from page) > ${size} as has_more,
      (select json_build_array(${list.keys.map(keyText).join(', ')})
        from shown ${alias} order by ${backwards} limit 1) as last
    from shown ${alias} ${list.jsonJoins}`;
}

/** Instants go out with their microseconds: a cursor that rounds leaves holes. */
function keyText({ column, type }: KeysetList['keys'][number]): string {
  return type === 'bigint'
    ? `${column}::text`
    : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function highest({ type }: KeysetList['keys'][number]): string {
  return type === 'bigint' ? '9223372036854775807' : 'infinity';
}

function readCursor(cursor: string, { keys }: KeysetList): string[] {
  const values = decodeCursor(cursor, keys.length).map(String);
  const areFit = keys.every(({ type }, index) =>
    type === 'bigint' ? isInteger(values[index] ?? '') : isInstant(values[index] ?? ''),
  );
  return areFit ? values : refuse('invalidInput', { field: 'cursor' });
}
