import { pageText } from '../http/page-text.ts';
import type { RawJson } from '../http/route.ts';
import { as } from './column-types.ts';
import type { Db } from './db.ts';
import { highestId, isInstant, isInteger, keysetCursor } from './keyset.ts';
import { inputs, raw, type Sql, type StatementText, sql, statement } from './sql.ts';
import { offsetOf } from './to-page.ts';

const $ = inputs({ size: 'integer', skip: 'integer' });

type Key = { column: string; type: 'timestamptz' | 'bigint' };

/** A list in SQL. All of its keys descend. */
type ListParts<Rows, Joins, Where, JsonJoins, Json> = {
  /** A table, or a select in brackets. */
  rows: Sql<Rows>;
  /** The rows' alias, which the keys use. */
  alias: string;
  /** Joins that decide which rows are in the list. */
  joins?: Sql<Joins>;
  where: Sql<Where>;
  /**
   * Limits how many rows below the cursor are looked at: those that satisfy `where`, a condition of their index.
   * `narrow` turns these rows into the list's rows, a select in brackets, before anything is joined.
   */
  walk?: { where: Sql; limit: number; narrow: (walked: Sql) => Sql<Rows> };
  /** Columns in sort order, together unique. */
  keys: readonly Key[];
  /** Joins that only the rows of the page need; `json` builds each row's JSON, as text or as json. */
  jsonJoins?: Sql<JsonJoins>;
  json: Sql<Json>;
};

export type KeysetPage = { list: string; next: string | null };
export type PageInput = { page: number; size: number; cursor?: string | undefined };

export type KeysetList<Inputs> = {
  /** Reads a page as JSON text. `cursor` wins over `page`; a later page by number costs the rows that it skips. */
  readPage: (db: Db, inputs: Inputs, page: PageInput) => Promise<KeysetPage>;
  /** Answers a call with a page: `{list, page, total_page, count, next}`, where `count` is the total number of rows. */
  answerPage: (db: Db, inputs: Inputs, page: PageInput, count: number) => Promise<RawJson>;
  /** The statement of a page of at most 20 rows; tests look at its plan. */
  pageStatement: StatementText;
  /** Returns the inputs of `pageStatement` for a first page of that size. */
  firstPageInputs: (inputs: Inputs, size: number) => Record<string, unknown>;
};

const pageRow = { list: 'text', has_more: 'boolean', last: as<string[] | null>('json?') } as const;
type AnyParts = ListParts<never, never, never, never, never>;

/**
 * Defines a list that is read in pages, each by one statement: it selects the rows of the page by their keys first
 * and builds JSON only for them. Refuses a malformed cursor with `invalidInput`.
 */
export function keysetList<Rows, Joins, Where, JsonJoins, Json>(
  parts: ListParts<Rows, Joins, Where, JsonJoins, Json>,
): KeysetList<Rows & Joins & Where & JsonJoins & Json> {
  const small = pagesUpTo(parts, 20);
  const byLimit = [small, pagesUpTo(parts, 50), pagesUpTo(parts, 100)];
  const { keys } = parts;
  const start = keys.map(highest);
  const cursors = keysetCursor(...keys.map(({ type }) => (type === 'bigint' ? isInteger : isInstant)));
  type Inputs = Rows & Joins & Where & JsonJoins & Json;
  const readPage = async (db: Db, inputs: Inputs, pageInput: PageInput) => {
    const { size, cursor } = pageInput;
    const skip = offsetOf(pageInput);
    const pages = byLimit.find(({ limit }) => limit >= size);
    if (!pages) throw new Error(`no page holds ${size}`);
    const allInputs = { ...inputs, size, skip, ...keyInputs(cursors.decodeOr(start, cursor)) };
    const row = await (skip > 0 ? pages.skipping : pages.fromCursor).one(db, allInputs);
    return { list: row.list, next: row.has_more && row.last ? cursors.encode(...row.last) : null };
  };
  return {
    readPage,
    answerPage: async (db, inputs, page, count) => pageText(await readPage(db, inputs, page), page, count),
    pageStatement: small.fromCursor,
    firstPageInputs: (inputs, size) => ({ ...inputs, size, ...keyInputs(start) }),
  };
}

/** The limit is a literal: for a parameter the generic plan would expect a tenth of the table. */
function pagesUpTo(list: AnyParts, limit: number) {
  return { limit, fromCursor: pageStatement(list, limit, false), skipping: pageStatement(list, limit, true) };
}

function pageStatement(list: AnyParts, limit: number, isSkipping: boolean) {
  const { keys, json } = list;
  const alias = raw(list.alias);
  const columns = raw(keys.map(({ column }) => column).join(', '));
  const place = inputs(Object.fromEntries(keys.map(({ type }, index) => [keyName(index), type])));
  const order = raw(keys.map(({ column }) => `${column} desc`).join(', '));
  const backwards = raw(keys.map(({ column }) => `${column} asc`).join(', '));
  const below = sql`(${columns}) < (${commas(Object.values(place))})`;
  const rows = list.walk
    ? list.walk.narrow(
        sql`(select ${alias}.* from ${list.rows} ${alias} where ${list.walk.where} and ${below}
        order by ${order} limit ${list.walk.limit})` as Sql,
      )
    : list.rows;
  const page = sql`
    with page as materialized (
      select ${alias}.* from ${rows} ${alias} ${list.joins ?? raw('')}
      where ${list.where} and ${below}
      order by ${order} limit ${limit + 1} ${isSkipping ? sql`offset ${$.skip}` : raw('')}
    ), shown as (
      select ${alias}.* from page ${alias} order by ${order} limit ${$.size}
    )
    select concat('[', string_agg((${json})::text, ',' order by ${order}), ']') as list,
      (select count(*) from page) > ${$.size} as has_more,
      (select json_build_array(${commas(keys.map(keyText))})
        from shown ${alias} order by ${backwards} limit 1) as last
    from shown ${alias} ${list.jsonJoins ?? raw('')}`;
  return statement(pageRow, page as Sql<Record<string, unknown>>);
}

const commas = (pieces: Sql<never>[]): Sql<never> =>
  pieces.reduce((all, piece) => sql`${all}, ${piece}` as Sql<never>);

const keyName = (index: number) => `after${index + 1}`;

const keyInputs = (values: string[]) =>
  Object.fromEntries(values.map((value, index) => [keyName(index), value]));

/** Instants keep their microseconds: a rounded cursor would skip rows. */
function keyText({ column, type }: Key): Sql {
  return raw(
    type === 'bigint'
      ? `${column}::text`
      : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  );
}

function highest({ type }: Key): string {
  return type === 'bigint' ? highestId : 'infinity';
}
