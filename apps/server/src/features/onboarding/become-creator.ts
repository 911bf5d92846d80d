import type { ParsedInput } from '@kindred/contract/all/calls';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { holdPage, preparePictures } from '../characters/update-own-character.ts';
import { insertMedia } from '../media/insert-media.ts';
import { type PutFile, withFiles } from '../media/with-files.ts';
import { isHeldForStaff } from '../moderation/held/hold-change.ts';
import { reviewText } from '../moderation/review-text.ts';
import { userChanged } from '../../platform/realtime/live-bus.ts';
import { openCreatorAccounts } from '../wallet/ledger/ledger-accounts.ts';
import { startReferralShare } from '../wallet/ledger/referral-share.ts';
import {
  findOwnCharacter,
  insertCharacter,
  insertCreatorConsents,
  isHandleRetired,
  lockUser,
  type NewCharacter,
  updateToCreator,
} from './become-creator.sql.ts';
import { isAllowedHandle } from './handle-rules.ts';
import { newCard } from './new-card.ts';

type Input = ParsedInput<'becomeCreator'>;
type Character = { charId: string; handle: string };
type StoredPicture = PutFile & { field: 'avatar' | 'banner' };

/**
 * Creates a person's character and makes them a creator, in one transaction. Checks everything that may be refused
 * before it stores a file; the table decides about the handle, so that one of two people who want it at the same moment
 * gets it.
 */
export async function becomeCreator(
  context: Context,
  input: Input,
  viewer: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<{ char_id: string; char_unique_id: string }> {
  const existing = await findOwnCharacter(context.db, viewer.userId);
  if (existing) return answer(sameOrRefuse(existing, input.handle));
  checkInput(input);
  const pictures = await preparePictures(files);
  const character = await withFiles(context, viewer.userId, pictures, (tx, put) =>
    makeCreator(
      context,
      tx,
      input,
      viewer.userId,
      put.map((file, index) => ({ ...file, field: pictures[index]?.field ?? 'avatar' })),
    ),
  );
  // Sessions are cached for a few seconds; this one must be a creator's at once.
  context.live.publishControl(userChanged, viewer.userId);
  return answer(character);
}

function checkInput(input: Input): void {
  const hasAgreed =
    input.age_confirmed && input.policy_accepted && input.policy_version === creatorPolicyVersion;
  if (!hasAgreed) refuse('consentMissing');
  if (!isAllowedHandle(input.handle)) refuse('handleTaken');
  const { handle, name, tagline, bio, greeting, persona } = input;
  const texts = { handle: handle.replaceAll('_', ' '), name, tagline, bio, greeting, persona };
  for (const [field, text] of Object.entries(texts)) {
    if (reviewText(text, field === 'name' ? 'name' : 'creator_message').outcome === 'refuse')
      refuse('textRefused', { field });
  }
}

async function makeCreator(
  context: Context,
  tx: Tx,
  input: Input,
  userId: string,
  pictures: StoredPicture[],
): Promise<Character> {
  const now = context.clock.now();
  // Two tabs of one person wait for each other here.
  await lockUser(tx, userId);
  const existing = await findOwnCharacter(tx, userId);
  if (existing) return sameOrRefuse(existing, input.handle);
  const media = await insertPictures(context, tx, userId, pictures);
  const isHeld = isHeldForStaff(context);
  const shown = isHeld ? { ...input, ...blankPage } : input;
  const charId = await insertCharacter(
    tx,
    {
      ...shown,
      kind: input.kind ?? null,
      groupId: input.group_id ?? null,
      userId,
      media: isHeld ? { avatar: null, banner: null } : media,
      card: newCard(shown),
    },
    now,
  );
  if (!charId || (await isHandleRetired(tx, input.handle))) return refuse('handleTaken');
  if (isHeld) await holdPage(context, tx, { userId, charId }, pageOf(input, media));
  await updateToCreator(tx, userId);
  await openCreatorAccounts(tx, userId);
  await startReferralShare(tx, userId, now);
  await insertCreatorConsents(tx, userId, input.policy_version, now);
  notifyUsers(tx, [userId], { type: 'creator.confirmed', char_id: charId, char_unique_id: input.handle });
  await publishDomainEvent(context, tx, {
    userId,
    topic: 'creator_confirmed',
    otherUserId: userId,
    charId,
    cause: `creator ${charId}`,
    now,
  });
  return { charId, handle: input.handle };
}

/** What others see of a page until staff have approved the first words of its creator. */
const blankPage = { name: 'New creator', tagline: '', bio: '', greeting: '', persona: '' };

function pageOf(input: Input, { avatar, banner }: NewCharacter['media']) {
  const { name, tagline, bio } = input;
  return {
    name,
    nickname: name,
    tagline,
    bio,
    card: newCard(input),
    ...(avatar && { avatar_media_id: avatar, image_media_id: avatar }),
    ...(banner && { banner_media_id: banner }),
  };
}

async function insertPictures(
  context: Context,
  tx: Tx,
  userId: string,
  pictures: StoredPicture[],
): Promise<NewCharacter['media']> {
  const media: NewCharacter['media'] = { avatar: null, banner: null };
  const mediaClass = isHeldForStaff(context) ? 'private' : 'public';
  const owned = { ownerUserId: userId, class: mediaClass, now: context.clock.now() } as const;
  for (const { field, ...file } of pictures)
    media[field] = (await insertMedia(tx, { ...file, ...owned })).mediaId;
  return media;
}

/** Returns the character that an earlier attempt made; refuses with `alreadyCreator` when the handle differs. */
function sameOrRefuse(existing: Character, handle: string): Character {
  return existing.handle === handle ? existing : refuse('alreadyCreator');
}

function answer({ charId, handle }: Character) {
  return { char_id: charId, char_unique_id: handle };
}
