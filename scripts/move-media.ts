// npm run move-media -- to-bucket|to-folder — moves media between DATA_DIR and the bucket of STORAGE_URL, verified by SHA-256.
// Run it while the server of the bucket runs, and once more when nobody writes to where it moves from.
import path from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { moveFiles } from '../apps/server/src/platform/storage/move-files.ts';
import { s3Storage } from '../apps/server/src/platform/storage/s3-storage.ts';
import { fileStorage } from '../apps/server/src/platform/storage/storage.ts';

const { dataDir, s3 } = readConfig(process.env);
const [direction] = process.argv.slice(2);
if (!s3 || !direction || !['to-bucket', 'to-folder'].includes(direction)) {
  console.error('Usage: STORAGE_URL=s3://… npm run move-media -- to-bucket|to-folder');
  process.exit(2);
}
const folder = fileStorage(path.join(dataDir, 'media'));
const bucket = s3Storage(s3);
try {
  const count = direction === 'to-bucket' ? await moveFiles(folder, bucket) : await moveFiles(bucket, folder);
  console.log(`${count} files moved.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
