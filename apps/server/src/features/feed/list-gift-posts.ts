import { giftPostNum } from '@kindred/contract/feed/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson, type RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { postAccessJoins, postInputs } from '../posts/posts.present.ts';
import { getWelcomeGift } from '../wallet/welcome-gift.ts';
import { canBeHad, isLeftOut, isRead } from './find-candidates.ts';
import { isPublished, walkLimit } from './home-marks.sql.ts';
import { readPostCards } from './post-cards.ts';

const $ = inputs({ viewerId: 'bigint', diamonds: 'integer' });

/** Finds the best post of each creator that the gift pays for, those in the reader's language first. */
export const findGiftPosts = statement(
  { post_id: 'bigint' },
  sql`select f.post_id from (
      select p.post_id, p.score, (${isRead}) as is_read,
        row_number() over (partition by p.char_id order by (${isRead}) desc, p.score desc, p.post_id desc) as place
      from (
        select p.* from posts p where ${isPublished} and not p.is_open and p.price between 1 and ${$.diamonds}
        order by p.score desc, p.post_id desc limit ${walkLimit}) p ${postAccessJoins}
      where a.access <> 'full' and c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}
        and not ${isLeftOut} and ${canBeHad}
    ) f
    where f.place = 1 order by f.is_read desc, f.score desc, f.post_id desc limit ${giftPostNum}`,
);

/** Lists posts that the welcome gift of a newcomer opens; none once it was received. */
export async function listGiftPosts(
  context: Context,
  input: unknown,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<RawJson> {
  const { state, diamonds } = await getWelcomeGift(context, input, viewer);
  const rows =
    state === 'offered'
      ? await findGiftPosts.all(context.db, { ...postInputs(context, viewer), language, diamonds })
      : [];
  const ids = rows.map(({ post_id }) => post_id);
  return new RawJson(`{"list":${await readPostCards(context, viewer, ids)}}`);
}
