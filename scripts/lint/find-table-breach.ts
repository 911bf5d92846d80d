import { privateTables, rungs, tableExceptions, tables } from '../../ladder.js';

const features = 'apps/server/src/features/';
const searched = ['apps/server/src/', 'apps/server/demo/', 'bench/'];

/**
 * Says in one sentence which table a piece of SQL names that its file may not, or undefined when it may stand. `file` is
 * a path from the root with forward slashes, `text` a string of the code or a whole .sql file.
 */
export function findTableBreach(file: string, text: string): string | undefined {
  if (!searched.some((folder) => file.startsWith(folder))) return undefined;
  const feature = file.startsWith(features) ? file.slice(features.length).split('/')[0] : undefined;
  for (const [owner, owned] of Object.entries(tables)) {
    if (owner === feature) continue;
    for (const table of owned) {
      const breach = privateTables.includes(table)
        ? `The table ${table} is named in features/${owner} only: use what that feature exports.`
        : rungBreach({ file, feature, owner, table });
      if (breach && names(text, table)) return breach;
    }
  }
  return undefined;
}

type Use = { file: string; feature: string | undefined; owner: string; table: string };

function rungBreach({ file, feature, owner, table }: Use): string | undefined {
  if (feature === undefined || file.endsWith('.test.ts')) return undefined;
  if (rungOf(owner) < rungOf(feature) || isException(feature, table)) return undefined;
  return `${feature} must not name the table ${table} of ${owner}, which is not on a lower rung: let ${owner} do it.`;
}

function isException(feature: string, table: string): boolean {
  return tableExceptions.some(
    (exception) => exception.feature === feature && exception.tables.includes(table),
  );
}

function rungOf(feature: string): number {
  return rungs.findIndex((rung) => rung.includes(feature));
}

/** A word of everyday English is a table's name where SQL expects one, or where it is all of a string for Kysely. */
function names(text: string, table: string): boolean {
  if (table.includes('_')) return new RegExp(`\\b${table}\\b`).test(text);
  const inSql = new RegExp(
    `\\b(from|join|into|update|table|only|using|on|analyze|truncate|,)\\s+(public\\.)?${table}\\b`,
  );
  return inSql.test(text) || new RegExp(`^${table}( as \\w+)?$`).test(text);
}
