import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { deleteStoredFiles } from './delete-stored-files.ts';
import type { PreparedImage } from './image/prepare-image.ts';
import type { StoredClip, StoredVoice } from './insert-media.ts';
import { putFiles, putVoice, type Video, type Voice } from './put-files.ts';
import { refuseOverQuota } from './quota.sql.ts';

const $ = inputs({ keys: 'text[]' });

/** A picture, a video with its poster, or a voice note. */
export type NewFile = { image: PreparedImage; video?: Video | undefined } | { voice: Voice };

/** The values that `insertMedia` needs for a stored file. */
export type PutFile = { key: string; image?: PreparedImage; clip?: StoredClip; voice?: StoredVoice };

/**
 * Stores files, then runs `work` in a transaction, which inserts their rows and references. After a failure it
 * removes the files; a crash leaves files without rows, which the sweep deletes. Refuses with `storageFull` when the
 * owner then exceeds the quota.
 */
export async function withFiles<Result>(
  context: Context,
  ownerUserId: string,
  files: NewFile[],
  work: (tx: Tx, put: PutFile[]) => Promise<Result>,
): Promise<Result> {
  const put: PutFile[] = files.map((file) => ({
    key: context.random.token(16),
    ...('image' in file && { image: file.image }),
  }));
  try {
    for (const [index, file] of files.entries()) await putFile(context, file, put[index] as PutFile);
    return await transact(context, async (tx) => {
      const result = await work(tx, put);
      if (files.length > 0) await refuseOverQuota(tx, context.config, ownerUserId);
      return result;
    });
  } catch (error) {
    await deleteUnnamed(context, put).catch((err) =>
      context.log.warn({ err }, 'files are left for the sweep'),
    );
    throw error;
  }
}

async function putFile(context: Context, file: NewFile, put: PutFile): Promise<void> {
  if ('voice' in file) {
    put.voice = await putVoice(context, put.key, file.voice);
    return;
  }
  const clip = await putFiles(context, put.key, file.image, file.video);
  if (clip) put.clip = clip;
}

const listKeys = statement({ key: 'text' }, sql`select key from media where key = any(${$.keys})`);

/** Reads the rows first, because a commit may have succeeded without its answer. */
async function deleteUnnamed(context: Context, put: PutFile[]): Promise<void> {
  const named = await listKeys.all(context.db, { keys: put.map(({ key }) => key) });
  const keys = new Set(named.map(({ key }) => key));
  for (const { key, image } of put) {
    if (keys.has(key)) continue;
    await deleteStoredFiles(context, {
      key,
      widths: image?.renditions.map(({ width }) => width) ?? [],
      isClip: true,
    });
  }
}
