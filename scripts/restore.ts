// npm run restore -- DIR — makes DATA_DIR, which must be empty or missing, of a backup in DIR.
import { readConfig } from '../apps/server/src/config.ts';
import { restoreDataDir } from './lib/backup-data-dir.ts';
import { toolFolder } from './lib/tool-folder.ts';

const { dataDir, databaseUrl } = readConfig(process.env);
try {
  const { takenTime } = await restoreDataDir(toolFolder('npm run restore -- DIR', databaseUrl), dataDir);
  console.log(`${dataDir} is as it was at ${takenTime}. Start Kindred with npm start.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
