// npm run doctor — looks whether everything that the settings name is there and well, and says what to do where not.
// Changes nothing, but that the embedded database is started and brought up to date where no server runs. Exit code 1
// when something is broken.
import { readConfig } from '../../apps/server/src/config.ts';
import { describe, examine } from '../../apps/server/src/doctor/examine.ts';
import { findDatabase } from '../lib/find-database.ts';

let config: ReturnType<typeof readConfig>;
try {
  config = readConfig(process.env);
} catch (error) {
  console.log(
    describe({
      name: 'settings',
      seen: (error as Error).message,
      advice: 'npm start -- --help',
      isBroken: true,
    }),
  );
  process.exit(1);
}
console.log(describe({ name: 'settings', seen: 'all can be read' }));
const trustsProxies = Boolean(process.env.TRUSTED_PROXIES);
const database = await findDatabase(config);
try {
  for await (const result of examine({
    config,
    connectionString: database.connectionString,
    trustsProxies,
  })) {
    console.log(describe(result));
    if (result.isBroken) process.exitCode = 1;
  }
} finally {
  await database.close();
}
