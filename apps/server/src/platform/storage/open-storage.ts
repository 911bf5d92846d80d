import { join } from 'node:path';
import { fallBack } from './fall-back.ts';
import type { S3Address } from './s3-address.ts';
import { s3Storage } from './s3-storage.ts';
import { fileStorage, type Storage } from './storage.ts';

/** Opens where media are kept. Files in DATA_DIR that have not moved to the bucket yet are read from there. */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Address | undefined }): Storage {
  const files = fileStorage(join(dataDir, 'media'));
  return s3 ? fallBack(s3Storage(s3), files) : files;
}
