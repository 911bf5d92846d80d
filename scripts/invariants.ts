// npm run invariants — checks on the real data what must always hold (docs: apps/server/src/invariants). Reads
// DATABASE_URL, or the embedded database of DATA_DIR, whether the server runs or not. Exit code 1 on any violation.
import { readConfig } from '../apps/server/src/config.ts';
import { checkInvariants, invariants } from '../apps/server/src/invariants/check-invariants.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { findDatabase } from './lib/find-database.ts';

const database = await findDatabase(readConfig(process.env));
try {
  const { db } = openDb({ connectionString: database.connectionString, max: 1, onError: console.error });
  const violations = await checkInvariants(db);
  await db.destroy();
  for (const { name } of invariants) {
    const broken = violations.find((violation) => violation.name === name);
    console.log(broken ? `BROKEN  ${name} (${broken.count} rows)` : `holds   ${name}`);
    for (const example of broken?.examples ?? []) console.log(`        ${JSON.stringify(example)}`);
  }
  if (violations.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
