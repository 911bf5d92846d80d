import type { ParsedInput } from '@kindred/contract/all/calls';
import type { CharacterCard, CharacterInfo } from '@kindred/contract/characters/calls';
import type { Bell } from '@kindred/contract/characters/limits';
import type { MediaItem } from '@kindred/contract/media/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';
import { idOrHandle, namedCharId } from '../characters/id-or-handle.ts';
import { mediaItemSql } from '../media/media.present.ts';
import { onlineStatus } from '../users/presence/presence.sql.ts';
import { candidatesJson, hadTrial } from './candidates.sql.ts';
import { presentOffer } from './present-offer.ts';
import { type Candidate, chooseTerms } from './terms.ts';

const $ = inputs({ viewerId: 'bigint' });

const columns = {
  card: as<CharacterCard>('json'),
  bio: 'text',
  online_status: as<0 | 1>('smallint'),
  follower_num: 'integer',
  post_num: 'integer',
  like_num: 'integer',
  state: as<NonNullable<CharacterInfo['subscription']>['state'] | null>('text?'),
  period_end: 'timestamptz?',
  bell: as<Bell | null>('text?'),
  together_at: 'timestamptz?',
  has_tiers: 'boolean!',
  had_trial: 'boolean!',
  candidates: as<Candidate[]>('json!'),
  intro_video: as<MediaItem | null>('json?'),
} as const;

const findCharacter = statement(
  columns,
  sql`select ${characterCardJson} as card, c.bio, ${onlineStatus(sql`c`, $.viewerId)} as online_status, c.follower_num, c.post_num, c.like_num,
      m.state, m.period_end, case when m.state <> 'expired' then m.bell end as bell,
      (select f.joined_at from first_joins f
        where f.user_id = ${$.viewerId} and f.char_id = c.char_id and m.state <> 'expired') as together_at,
      c.group_id is not null and exists (select from page_tiers t
        where t.char_id = c.char_id and t.level > 0 and t.retired_at is null) as has_tiers,
      ${hadTrial} as had_trial, ${candidatesJson} as candidates,
      (select ${mediaItemSql(sql`''`, sql`''`)} from media f
        where f.media_id = c.intro_media_id and f.class = 'public' and f.state = 'ready') as intro_video
    from characters c ${characterJoins}
    where c.char_id = ${namedCharId} and ${characterIsThere}`,
);

/** Returns a character by its id or handle, with the viewer's membership and price. Refuses with `notFound`. */
export async function getCharacterInfo(
  { db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>,
  { char_id: idOrHandleText }: ParsedInput<'getCharacterInfo'>,
  viewer: Viewer,
  { timezone, log }: Pick<RequestContext, 'timezone' | 'log'>,
): Promise<CharacterInfo> {
  const now = clock.now();
  const row = await findCharacter.first(db, {
    ...characterInputs(viewer, now),
    ...idOrHandle(idOrHandleText),
    code: null,
    maxMonths: payments.maxIntroCharges,
  });
  if (!row) refuse('notFound');
  const { group_id: groupId, char_id: charId } = row.card;
  const tier = groupId === null ? undefined : parseGroupId(groupId);
  if (groupId !== null && !tier)
    log.warn({ charId, groupId }, 'character cannot be sold: its group id names no tier');
  const offer =
    tier &&
    presentOffer(chooseTerms({ tier, hasHadTrial: row.had_trial, candidates: row.candidates }), {
      now,
      timezone,
    });
  return {
    ...row.card,
    bio: row.bio,
    online_status: row.online_status,
    subscription: row.state && { state: row.state, period_end: row.period_end?.toISOString() ?? null },
    bell: row.bell,
    together_time: row.together_at?.toISOString() ?? null,
    has_tiers: row.has_tiers,
    offer: offer ?? null,
    intro_video: row.intro_video,
    statistics: { follower_num: row.follower_num, post_num: row.post_num, like_num: row.like_num },
  };
}
