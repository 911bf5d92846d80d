import type { CharacterCard, CharacterInfo } from '@kindred/contract/characters/calls';
import type { MediaItem } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { mediaItemSql } from '../media/media.present.ts';
import { characterOffer } from './character-offer.ts';
import {
  characterCardJson,
  characterIsThere,
  characterJoins,
  characterParams,
} from './characters.present.ts';

const findCharacter = `
  select ${characterCardJson} as card, c.bio, c.follower_num, c.post_num, c.like_num,
    m.state, m.period_end,
    coalesce(m.trial_used, false) or has_used_offer($1::bigint, 'trial ' || c.char_id) as trial_used,
    (select ${mediaItemSql('i', "''")} from media i
      where i.media_id = c.intro_media_id and i.class = 'public' and i.state = 'ready') as intro_video
  from characters c ${characterJoins}
  where c.char_id = $4::bigint and ${characterIsThere}`;

type Row = {
  card: CharacterCard;
  bio: string;
  follower_num: number;
  post_num: number;
  like_num: number;
  state: NonNullable<CharacterInfo['subscription']>['state'] | null;
  period_end: Date | null;
  trial_used: boolean;
  intro_video: MediaItem | null;
};

/** One character with what joining would cost this viewer. */
export async function getCharacterInfo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  charId: string,
  viewer: Viewer,
  { timezone, log }: Pick<RequestFacts, 'timezone' | 'log'>,
): Promise<CharacterInfo> {
  const now = clock.now();
  const [row] = await query<Row>(db, findCharacter, [...characterParams(viewer, now), charId]);
  if (!row) refuse('notFound');
  const { group_id: groupId } = row.card;
  const offer =
    groupId === null ? null : characterOffer(groupId, { trialUsed: row.trial_used, now, timezone });
  if (offer === undefined)
    log.warn({ charId, groupId }, 'character cannot be sold: its group id names no tier');
  return {
    ...row.card,
    bio: row.bio,
    subscription: row.state && { state: row.state, period_end: row.period_end?.toISOString() ?? null },
    offer: offer ?? null,
    intro_video: row.intro_video,
    statistics: { follower_num: row.follower_num, post_num: row.post_num, like_num: row.like_num },
  };
}
