import { ownTables } from '../../ladder.js';

const features = 'apps/server/src/features/';
const searched = ['apps/server/src/', 'apps/server/demo/', 'bench/'];

/**
 * Says in one sentence which table a piece of SQL names that belongs to one feature alone, or undefined when it may
 * stand. `file` is a path from the root with forward slashes, `text` a string of the code or a whole .sql file.
 */
export function findTableBreach(file: string, text: string): string | undefined {
  if (!searched.some((folder) => file.startsWith(folder))) return undefined;
  for (const [feature, tables] of Object.entries(ownTables)) {
    if (file.startsWith(`${features}${feature}/`)) continue;
    const named = tables.find((table) => names(text, table));
    if (named)
      return `The table ${named} is named in features/${feature} only: use what that feature exports.`;
  }
  return undefined;
}

/** A word of everyday English is a table's name where SQL expects one, or where it is all that Kysely is told. */
function names(text: string, table: string): boolean {
  if (table.includes('_')) return new RegExp(`\\b${table}\\b`).test(text);
  const inSql = new RegExp(
    `\\b(from|join|into|update|table|only|using|on|analyze|truncate|,)\\s+(public\\.)?${table}\\b`,
  );
  return inSql.test(text) || new RegExp(`^${table}( as \\w+)?$`).test(text);
}
