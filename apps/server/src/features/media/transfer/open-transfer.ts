import {
  clientId as clientIdPattern,
  maxClipBytes,
  maxImageBytes,
  transfersMax,
} from '@kindred/contract/media/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import { lockQuota, refuseOverQuota } from '../quota.sql.ts';
import {
  countOpenTransfers,
  deleteTransfer,
  findTransferByClientId,
  insertTransfer,
  type Transfer,
} from './transfers.sql.ts';

export type Metadata = Record<string, string | null>;

const filenameMax = 200;
const idPattern = /^[1-9][0-9]{0,17}$/;

/**
 * Opens an upload of `bytes` and reserves its room. The same `client_id` again is the same upload. `poster` names the
 * picture that stands for a clip. Refuses with `invalidInput`, `tooLarge`, `tooManyRequests` and `storageFull`.
 */
export async function openTransfer(
  context: Context,
  upload: { userId: string; bytes: number; metadata: Metadata },
): Promise<Transfer> {
  const { userId, bytes, metadata } = upload;
  if (bytes < 1) refuse('invalidInput', { field: 'upload-length' });
  const kind = metadata.filetype?.startsWith('image/') ? 'image' : 'video';
  if (bytes > (kind === 'image' ? maxImageBytes : maxClipBytes)) refuse('tooLarge');
  const uploadId = context.random.token(16);
  const clientId = readClientId(metadata) ?? uploadId;
  // Helps its owner to find it; no path and no address is made of it.
  const filename = [...(metadata.filename ?? '').replaceAll('\0', '')].slice(0, filenameMax).join('');
  const posterMediaId = idPattern.test(metadata.poster ?? '') ? (metadata.poster ?? null) : null;
  return transact(context, async (tx) => {
    await lockQuota(tx, userId);
    const existing = await findTransferByClientId(tx, { userId, clientId });
    if (existing && existing.state !== 'failed') return existing;
    if (existing) await deleteTransfer(tx, existing.media_id);
    if ((await countOpenTransfers(tx, userId)) >= transfersMax) refuse('tooManyRequests');
    const key = context.random.token(16);
    const now = context.clock.now();
    await insertTransfer(tx, { uploadId, userId, clientId, bytes, key, kind, filename, posterMediaId, now });
    await refuseOverQuota(tx, context.config, userId);
    const transfer = await findTransferByClientId(tx, { userId, clientId });
    return transfer ?? refuse('notFound');
  });
}

function readClientId({ client_id: id }: Metadata): string | undefined {
  if (id === undefined || id === null) return undefined;
  return clientIdPattern.test(id) ? id : refuse('invalidInput', { field: 'client_id' });
}
