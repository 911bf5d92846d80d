import { readFile } from 'node:fs/promises';
import type { CardStudio, ImportNote } from '@kindred/contract/cards/calls';
import type { Context } from '../../context.ts';
import { AppError, refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { prepareImage } from '../media/image/prepare-image.ts';
import { findDraft, lockDraft, storeDraft } from './drafts.sql.ts';
import { deleteUnusedCardFiles, insertCardFiles } from './files/card-files.sql.ts';
import { enqueueRemoval, withCardFiles } from './files/card-files.ts';
import { readCardApart } from './format/read-card-apart.ts';
import { getCardStudio } from './get-card-studio.ts';

const shownWidth = 640;

/** Stores a card as the draft, with its picture and files; the published card stays until the draft is published. */
export async function importCard(
  context: Context,
  _input: unknown,
  viewer: Viewer,
  { files: uploads }: Pick<RequestContext, 'files'>,
): Promise<CardStudio & { notes: ImportNote[] }> {
  const charId = viewer.charId ?? refuse('notFound');
  const [upload] = uploads;
  if (upload?.field !== 'file' || uploads.length > 1) refuse('invalidInput', { field: 'file' });
  const { json, picture, assets, notes } = await readCardApart(await readFile(upload.path));
  const drawnPicture = picture && (await drawShown(picture));
  if (picture && !drawnPicture) notes.push({ kind: 'picture_unreadable', detail: '' });
  const files = [
    ...(drawnPicture ? [{ role: 'picture' as const, path: '', bytes: drawnPicture }] : []),
    ...(picture ? [{ role: 'original' as const, path: '', bytes: picture }] : []),
    ...uniqueByPath(assets).map((asset) => ({ role: 'asset' as const, ...asset })),
  ];
  await withCardFiles(context, files, (keyedFiles) =>
    transact(context, async (tx) => {
      await lockDraft(tx, charId);
      const before = (await findDraft(tx, charId)) ?? refuse('notFound');
      const generation = before.generation + 1;
      const newDraft = { ...before, charId, draft: json, generation, now: context.clock.now() };
      if ((await storeDraft(tx, newDraft)) === undefined) refuse('unavailable');
      await insertCardFiles(tx, { charId, generation }, keyedFiles);
      await enqueueRemoval(tx, await deleteUnusedCardFiles(tx, charId));
    }),
  );
  return { ...(await getCardStudio(context, {}, viewer)), notes };
}

/** Encodes the picture again, so that no metadata of the file remains. Returns undefined when it cannot be read. */
async function drawShown(picture: Buffer): Promise<Buffer | undefined> {
  try {
    const { renditions } = await prepareImage(picture);
    return (renditions.find(({ width }) => width >= shownWidth) ?? renditions.at(-1))?.bytes;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** An archive can contain a path twice; programs take the last. */
function uniqueByPath(assets: { path: string; bytes: Buffer }[]) {
  return [...new Map(assets.map((asset) => [asset.path, asset])).values()];
}
