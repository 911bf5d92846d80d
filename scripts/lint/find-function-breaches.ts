import { crossingTriggers, functionExceptions, rungs, tables } from '../../ladder.js';

/** Texts of SQL by path from `apps/server`, with forward slashes and without comments. */
type SqlFiles = ReadonlyMap<string, string>;

/**
 * Finds calls of SQL functions whose feature is not on a lower rung, in function files and in the composed statements of
 * `queries/`, that `ladder.js` does not declare; and declared ones that nothing calls. Returns a sentence for each.
 */
export function findFunctionBreaches(files: SqlFiles): string[] {
  const owners = functionOwners(files);
  const calls = new Set<string>();
  for (const [file, text] of files) {
    const feature = featureOf(file);
    if (feature === undefined) continue;
    for (const [, name = ''] of text.matchAll(/\b(\w+)\s*\(/g)) {
      const owner = owners.get(name);
      if (owner && owner !== feature && rungOf(owner) >= rungOf(feature))
        calls.add(`${feature} calls ${name}`);
    }
  }
  const declared = functionExceptions.flatMap(({ feature, functions }) =>
    functions.map((name) => `${feature} calls ${name}`),
  );
  return differences(calls, new Set(declared), 'functionExceptions');
}

/** Finds triggers of `schema.sql` by which a feature acts on a table of another, and compares them with `ladder.js`. */
export function findTriggerBreaches(schema: string, files: SqlFiles): string[] {
  const owners = functionOwners(files);
  const tableOwners = new Map(
    Object.entries(tables).flatMap(([feature, names]) => names.map((name) => [name, feature] as const)),
  );
  const crossing = new Set<string>();
  const pattern = /CREATE (?:CONSTRAINT )?TRIGGER (\w+) .*? ON public\.(\w+) .*?EXECUTE FUNCTION (\w+)\(/gs;
  for (const [, trigger = '', table = '', name = ''] of schema.matchAll(pattern)) {
    const feature = owners.get(name);
    if (feature && feature !== tableOwners.get(table)) crossing.add(`${feature} has the trigger ${trigger}`);
  }
  const declared = crossingTriggers.flatMap(({ feature, triggers }) =>
    triggers.map((name) => `${feature} has the trigger ${name}`),
  );
  return differences(crossing, new Set(declared), 'crossingTriggers');
}

function differences(actual: Set<string>, declared: Set<string>, list: string): string[] {
  const undeclared = [...actual].filter((use) => !declared.has(use));
  const unused = [...declared].filter((use) => !actual.has(use));
  return [
    ...undeclared.map((use) => `${use}, which ${list} of ladder.js does not declare.`),
    ...unused.map((use) => `${list} of ladder.js is out of date: ${use}.`),
  ];
}

/** Owners of functions that belong to a feature. */
function functionOwners(files: SqlFiles): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of files) {
    const feature = file.startsWith('src/features/') ? featureOf(file) : undefined;
    if (feature === undefined) continue;
    for (const [, name = ''] of text.matchAll(/create or replace function (\w+)/g)) owners.set(name, feature);
  }
  return owners;
}

function featureOf(file: string): string | undefined {
  const name = /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? /^queries\/([^/]+)\.sql$/.exec(file)?.[1];
  return name !== undefined && rungOf(name) >= 0 ? name : undefined;
}

function rungOf(feature: string): number {
  return rungs.findIndex((rung) => rung.includes(feature));
}
