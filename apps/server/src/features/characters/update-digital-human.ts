import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { prepareImage } from '../media/prepare-image.ts';
import { storePrepared } from '../media/store-image.ts';
import { reviewText } from '../moderation/review-text.ts';
import { characterCardJson, characterInputs, characterJoins } from './characters.present.ts';

const columns = { avatar: 'avatar_media_id', banner: 'banner_media_id' } as const;
type Picture = keyof typeof columns;
type Texts = {
  name?: string | undefined;
  nickname?: string | undefined;
  tagline?: string | undefined;
  bio?: string | undefined;
};

/** Changes what was sent and leaves the rest. Pictures are all looked at before the first one is kept. */
export async function updateDigitalHuman(
  context: Context,
  texts: Texts,
  viewer: Viewer,
  files: UploadedFile[],
): Promise<CharacterCard> {
  if (!viewer.charId) refuse('notFound');
  reviewTexts(texts);
  const pictures = await preparePictures(files);
  const changes: Record<string, string> = { ...given(texts) };
  for (const { field, image } of pictures) {
    const { mediaId } = await storePrepared(context, image, { ownerUserId: viewer.userId, class: 'public' });
    changes[columns[field]] = mediaId;
  }
  if (Object.keys(changes).length > 0) {
    await context.db.updateTable('characters').set(changes).where('char_id', '=', viewer.charId).execute();
  }
  return getOwnCard(context.db, viewer.charId, viewer, context.clock.now());
}

/** The pictures of a form by their fields, ready to be kept; refuses unknown and doubled fields. */
export async function preparePictures(files: UploadedFile[]) {
  const fields = files.map(({ field }) => field);
  const isKnown = fields.every((field) => Object.hasOwn(columns, field));
  if (!isKnown || new Set(fields).size < fields.length) refuse('invalidInput', { field: fields.join(', ') });
  const pictures = [];
  for (const { field, bytes } of files) {
    pictures.push({ field: field as Picture, image: await prepareImage(bytes) });
  }
  return pictures;
}

function reviewTexts(texts: Texts): void {
  for (const [field, text] of Object.entries(given(texts))) {
    const kind = field === 'name' || field === 'nickname' ? 'name' : 'creator_message';
    if (reviewText(text, kind).outcome === 'refuse') refuse('textRefused', { field });
  }
}

function given(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const findOwnCard = statement(
  { card: as<CharacterCard>('json') },
  sql`select ${characterCardJson} as card from characters c ${characterJoins}
    where c.char_id = ${input('charId', 'bigint')}`,
);

async function getOwnCard(db: Db, charId: string, viewer: Viewer, now: Date): Promise<CharacterCard> {
  const row = await findOwnCard.find(db, { ...characterInputs(viewer, now), charId });
  return row?.card ?? refuse('notFound');
}
