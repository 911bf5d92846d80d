const product = ['apps/server/src/', 'apps/server/demo/'];

/** What talks to the driver itself: before the tables are there, and for the job library. */
const drivers = ['apps/server/src/platform/db/', 'apps/server/src/platform/jobs/retrying-pool.ts'];

const runners = ['query', 'executeQuery'];
const makers = ['sql', 'CompiledQuery'];
const builders = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'];

/**
 * Says in one sentence why a file may not call a method of that name, or undefined when it may. `file` is a path from
 * the root with forward slashes.
 */
export function findRawQuery(file: string, method: string): string | undefined {
  if (runners.includes(method) && isProduct(file))
    return `SQL runs as a statement, which a test has PostgreSQL describe (platform/db/sql.ts), not by .${method}().`;
  return builders.includes(method) ? findMisplacedSql(file) : undefined;
}

/** As `findRawQuery`, for a name that is imported from Kysely. */
export function findRawImport(file: string, name: string): string | undefined {
  if (!makers.includes(name) || !isProduct(file)) return undefined;
  return `SQL is written with sql and statement of platform/db/sql.ts, not with Kysely's ${name}.`;
}

/** Returns a check of one file that says, from the second way of writing SQL on, why a file has one of them only. */
export function findTwoWays(file: string): (callee: string, method: string) => string | undefined {
  const ways = new Set<string>();
  return (callee, method) => {
    const way = callee === 'statement' ? 'statement' : builders.includes(method) ? 'Kysely' : undefined;
    if (way === undefined || !isProduct(file) || file.startsWith('apps/server/demo/')) return undefined;
    ways.add(way);
    return ways.size === 1 ? undefined : 'A file has statements or uses Kysely, not both.';
  };
}

/** As `findRawQuery`, for SQL itself. */
export function findMisplacedSql(file: string): string | undefined {
  if (!/\.(feature|routes)\.ts$/.test(file)) return undefined;
  return 'SQL of one use case stands in it, SQL of two in <feature>.sql.ts: routes and features only bind.';
}

function isProduct(file: string): boolean {
  if (file.endsWith('.test.ts') || file.startsWith('apps/server/src/test/')) return false;
  return (
    product.some((folder) => file.startsWith(folder)) && !drivers.some((place) => file.startsWith(place))
  );
}
