// npm run backup -- DIR — copies DATA_DIR (database, media, keys) into DIR, whether the server runs or not.
import { readConfig } from '../apps/server/src/config.ts';
import { backupDataDir } from './lib/backup-data-dir.ts';
import { findDatabase } from './lib/find-database.ts';
import { toolFolder } from './lib/tool-folder.ts';

const { dataDir, databaseUrl, s3 } = readConfig(process.env);
const folder = toolFolder('npm run backup -- DIR', databaseUrl);
const database = await findDatabase({ dataDir, databaseUrl });
try {
  const files = await backupDataDir(dataDir, database.connectionString, folder);
  console.log(`${files} files are in ${folder}.`);
  if (s3)
    console.log(
      'Media in the bucket of STORAGE_URL are not among them: turn on its versions, or copy it by its own tools.',
    );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
}
