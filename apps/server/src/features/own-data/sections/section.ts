import type { ExportSection } from '@kindred/contract/own-data/limits';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, type Sql, type Statement, sql, statement } from '../../../platform/db/sql.ts';

export const $ = inputs({ userId: 'bigint' });

type Owner = { userId: string };

/** A part of an export: the rows that the person wrote or that are about them, as JSON texts. */
export type Section = { name: ExportSection; rows: (db: Db, owner: Owner) => AsyncIterable<string> };

/** Returns the section whose rows these selects give, one after the other. A select has one column, JSON. */
export function section(name: ExportSection, ...selects: Sql<Owner>[]): Section {
  const statements = selects.map(rowsOf);
  return {
    name,
    rows: async function* (db, owner) {
      for (const rows of statements) for (const { row } of await rows.all(db, owner)) yield row;
    },
  };
}

export function rowsOf<Inputs>(select: Sql<Inputs>): Statement<Inputs, { row: string }> {
  return statement({ row: 'text!' }, sql`select s.row::text as row from (${select}) s (row)`);
}
