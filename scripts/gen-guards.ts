// npm run gen:guards — writes the triggers that refuse rows of deleted accounts, from the policy of personal data. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Guard, policy, type TablePolicy } from '../apps/server/src/personal-data/policy.ts';

const file = new URL(
  '../apps/server/src/personal-data/require-live-account-triggers.fn.sql',
  import.meta.url,
);

const triggers = Object.entries(policy)
  .toSorted(([a], [other]) => (a < other ? -1 : 1))
  .flatMap(([table, entry]) => renderTrigger(table, entry));
const text = `-- Made by scripts/gen-guards.ts from policy.ts. Do not edit.\n\n${triggers.join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('require-live-account-triggers.fn.sql is stale: run `npm run gen:guards`.');
  process.exit(1);
}

/** What a deletion has emptied may not be filled again, so an update of those columns is refused as an insert is. */
function renderTrigger(table: string, { deleted, emptied = {}, guard }: TablePolicy): string[] {
  if (!guard || (typeof guard === 'object' && 'none' in guard)) return [];
  const settings: Guard = typeof guard === 'string' ? { column: guard } : guard;
  const { column, when, except = [], also = [], isUpdateOnly } = settings;
  const own = Object.entries(emptied).flatMap(([name, content]) =>
    typeof content === 'string' ? [name] : [],
  );
  const guarded = deleted === true ? [] : own.filter((name) => !except.includes(name));
  const columns = [...guarded, ...also];
  const events = [
    ...(isUpdateOnly ? [] : ['insert']),
    ...(columns.length > 0 ? [`update of ${columns.join(', ')}`] : []),
  ];
  return [
    `create or replace trigger live_account before ${events.join(' or ')} on ${table}
  for each row${when ? ` when (${when})` : ''} execute function require_live_account('${column}');\n`,
  ];
}
