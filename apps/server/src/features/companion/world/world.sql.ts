import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { characterJoins } from '../../characters/characters.present.ts';
import { type TierRow, tierRowsJson } from '../../offers/tiers/page-tiers.sql.ts';
import { postAccessJoins, postIsThere } from '../../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', now: 'timestamptz', limit: 'integer' });

/** The page and the fan's place on it. */
export const findPage = statement(
  {
    fan_zone: 'text',
    creator_zone: 'text',
    group_id: 'text?',
    pro_sales_open: 'boolean',
    joined: 'boolean',
    tier_level: 'integer?',
    is_sales_quiet: 'boolean',
    tiers: as<TierRow[]>('json!'),
  },
  sql`select u.timezone as fan_zone, o.timezone as creator_zone, c.group_id, c.pro_sales_open, j.joined, m.tier_level,
      is_sales_quiet(u.user_id, ${$.now}) as is_sales_quiet, ${tierRowsJson} as tiers
    from characters c join users o on o.user_id = c.user_id join users u on u.user_id = ${$.viewerId} ${characterJoins}
    where c.char_id = ${$.charId}`,
);

/** Longer captions are cut; in characters. */
const maxCaption = 300;

/** The newest posts that the fan may know of. The caption of a locked one does not leave the database. */
export const listNewestPosts = statement(
  {
    published_at: 'timestamptz',
    content: 'text!',
    price: 'integer',
    is_locked: 'boolean!',
    photos: 'integer!',
    videos: 'integer!',
  },
  sql`select p.published_at, case when a.access = 'full' then left(p.content, ${maxCaption}) else '' end as content,
      p.price, a.access <> 'full' as is_locked, n.photos, n.videos
    from posts p ${postAccessJoins}
      cross join lateral (
        select (count(*) filter (where f.kind = 'image'))::int as photos, (count(*) filter (where f.kind = 'video'))::int as videos
        from post_media e join media f using (media_id) where e.post_id = p.post_id and e.is_in_post) n
    where p.char_id = ${$.charId} and p.state = 1 and p.published_at <= ${$.now} and ${postIsThere}
    order by p.published_at desc limit ${$.limit}`,
);
