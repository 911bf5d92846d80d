import type { ParsedInput } from '@kindred/contract/all/calls';
import type { DigitalHuman } from '@kindred/contract/characters/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { enqueueDeletion } from '../media/delete-media.ts';
import { prepareImage } from '../media/image/prepare-image.ts';
import { insertMedia } from '../media/insert-media.ts';
import { openMedia } from '../media/open-media.ts';
import { withFiles } from '../media/with-files.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
import { reviewText } from '../moderation/review-text.ts';
import { characterInputs, characterJoins, digitalHumanJson } from './characters.present.ts';
import { updateCharacterColumns } from './update-character-columns.ts';

const $ = inputs({ charId: 'bigint' });

const columnOf = { avatar: 'avatar_media_id', banner: 'banner_media_id' } as const;
const pictureColumns = ['avatar_media_id', 'banner_media_id', 'image_media_id'] as const;
type Picture = keyof typeof columnOf;
type Columns = Texts & { [Column in (typeof pictureColumns)[number]]?: string };
type Texts = ParsedInput<'updateOwnCharacter'>;

/** Changes the fields that are present and leaves the others. Checks all pictures before it stores the first. */
export async function updateOwnCharacter(
  context: Context,
  texts: Texts,
  viewer: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<DigitalHuman> {
  if (!viewer.charId) refuse('notFound');
  reviewTexts(texts);
  const pictures = await preparePictures(files);
  const { charId, userId } = viewer;
  const columns: Columns = filledTexts(texts);
  if (pictures.length > 0 || Object.keys(columns).length > 0) {
    await withFiles(context, userId, pictures, async (tx, put) => {
      const before = await lockPictures.one(tx, { charId });
      const now = context.clock.now();
      const isHeld = isHeldForStaff(context);
      const mediaClass = isHeld ? 'private' : 'public';
      for (const [index, file] of put.entries()) {
        const { mediaId } = await insertMedia(tx, { ...file, ownerUserId: userId, class: mediaClass, now });
        columns[columnOf[pictures[index]?.field ?? 'avatar']] = mediaId;
      }
      if (isHeld) await holdPage(context, tx, { userId, charId }, columns);
      else await updateCharacter(tx, charId, before, columns);
    });
  }
  return getOwnCard(context.db, charId, viewer, context.clock.now());
}

/** Puts words and pictures of a page before staff. */
export async function holdPage(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { userId, charId }: { userId: string; charId: string },
  columns: HeldColumns,
): Promise<void> {
  const { card, ...shown } = columns;
  const mediaIds = pictureColumns.flatMap((column) => columns[column] ?? []);
  const texts = Object.entries(shown).filter(([column]) => !pictureColumns.some((name) => name === column));
  const words = [...texts.map(([, text]) => String(text)), ...(card ? [JSON.stringify(card, null, 1)] : [])];
  const change = { userId, kind: 'page', subjectId: charId, fields: columns, words } as const;
  await holdChange(context, tx, { ...change, words, mediaIds: [...new Set(mediaIds)] });
}

type HeldColumns = Columns & { card?: object };

/** What of a page staff approve. */
export const heldPage: HeldChangeRule = {
  kind: 'page',
  write: async (_context, tx, { subjectId: charId, fields, mediaIds }) => {
    const { card, ...columns } = fields as HeldColumns;
    await openMedia(tx, mediaIds);
    const before = await lockPictures.one(tx, { charId });
    await updateCharacter(tx, charId, before, columns);
    if (card) await updateCharacterColumns(tx, charId, { card: JSON.stringify(card) });
  },
};

const lockPictures = statement(
  { avatar_media_id: 'bigint?', banner_media_id: 'bigint?', image_media_id: 'bigint?' },
  sql`select avatar_media_id, banner_media_id, image_media_id from characters
    where char_id = ${$.charId} for no key update`,
);

/** Deletes pictures that new ones replace. The large picture is the avatar's until it has one of its own. */
async function updateCharacter(
  tx: Tx,
  charId: string,
  before: Record<(typeof pictureColumns)[number], string | null>,
  columns: Columns,
): Promise<void> {
  const { avatar_media_id: avatar } = columns;
  if (avatar && before.image_media_id === before.avatar_media_id) columns.image_media_id = avatar;
  await updateCharacterColumns(tx, charId, columns);
  const replaced = pictureColumns
    .filter((column) => columns[column] !== undefined)
    .map((column) => before[column]);
  await enqueueDeletion(tx, [...new Set(replaced.filter((mediaId) => mediaId !== null))]);
}

/** Prepares the pictures of a form by their fields; refuses unknown and repeated fields. */
export async function preparePictures(files: UploadedFile[]) {
  const fields = files.map(({ field }) => field);
  const isKnown = fields.every((field) => Object.hasOwn(columnOf, field));
  if (!isKnown || new Set(fields).size < fields.length) refuse('invalidInput', { field: fields.join(', ') });
  const pictures = [];
  for (const { field, path } of files) {
    pictures.push({ field: field as Picture, image: await prepareImage(path) });
  }
  return pictures;
}

function reviewTexts(texts: Texts): void {
  for (const [field, text] of Object.entries(filledTexts(texts))) {
    const kind = field === 'name' || field === 'nickname' ? 'name' : 'creator_message';
    if (reviewText(text, kind).outcome === 'refuse') refuse('textRefused', { field });
  }
}

function filledTexts(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const findOwnCard = statement(
  { card: as<DigitalHuman>('jsonb') },
  sql`select ${digitalHumanJson} as card from characters c ${characterJoins}
    where c.char_id = ${$.charId}`,
);

async function getOwnCard(db: Db, charId: string, viewer: Viewer, now: Date): Promise<DigitalHuman> {
  const row = await findOwnCard.first(db, { ...characterInputs(viewer, now), charId });
  return row?.card ?? refuse('notFound');
}
