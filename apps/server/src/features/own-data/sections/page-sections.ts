import { sql } from '../../../platform/db/sql.ts';
import { postIdKey } from '../../posts/posts.present.ts';
import { $, section } from './section.ts';

const ownPages = sql`(select c.char_id from characters c where c.user_id = ${$.userId})`;

/** What somebody publishes and keeps as a creator. */
export const pageSections = [
  section(
    'page',
    sql`select json_build_object('kind', 'page', 'handle', c.char_unique_id, 'name', c.name, 'nickname', c.nickname, 'tagline', c.tagline,
        'bio', c.bio, 'topic', c.kind, 'subscription', c.group_id, 'comments', c.comment_config, 'companion', c.card,
        'followers', c.follower_num, 'created_time', c.created_at) from characters c where c.user_id = ${$.userId}`,
    sql`select json_build_object('kind', 'companion_draft', 'draft', d.draft::json, 'updated_time', d.updated_at)
      from card_drafts d where d.char_id in ${ownPages}`,
    sql`select json_build_object('kind', 'companion_example', 'title', g.title, 'turns', g.turns, 'checks', g.checks)
      from golden_conversations g where g.char_id in ${ownPages} order by g.place`,
    sql`select json_build_object('kind', 'tier', 'level', t.level, 'name', t.name, 'perks', t.perks, 'month_usd_cents', t.month_usd_cents)
      from page_tiers t where t.char_id in ${ownPages} order by t.level`,
    sql`select json_build_object('kind', 'bundle', 'months', b.months, 'percent_off', b.percent_off)
      from bundles b where b.char_id in ${ownPages} order by b.months`,
  ),
  section(
    'posts',
    sql`select json_build_object(${postIdKey}, p.post_id, 'content', p.content, 'price', p.price, 'state', p.state,
        'published_time', p.published_at, 'expires_time', t.expires_at, 'likes', p.like_num, 'comments', p.comment_num,
        'goal', g.title, 'media', (select json_agg(json_build_object('media_id', m.media_id, 'description', m.alt) order by m.position)
          from post_media m where m.post_id = p.post_id))
      from posts p left join post_times t using (post_id) left join post_goals g using (post_id)
      where p.char_id in ${ownPages} and p.deleted_at is null order by p.post_id`,
    sql`select json_build_object(${postIdKey}, p.post_id, 'poll', json_agg(o.content order by o.option), 'is_multiple', q.is_multiple,
        'answer', q.answer, 'ends_time', q.ends_at)
      from posts p join post_polls q using (post_id) join poll_options o using (post_id)
      where p.char_id in ${ownPages} and p.deleted_at is null
      group by p.post_id, q.is_multiple, q.answer, q.ends_at order by p.post_id`,
  ),
  section(
    'page_tools',
    sql`select json_build_object('kind', 'broadcast_text', 'broadcast_id', b.broadcast_id, 'language', x.language, 'content', x.content)
      from broadcasts b join broadcast_texts x using (broadcast_id) where b.char_id in ${ownPages} order by b.broadcast_id, x.language`,
    sql`select json_build_object('kind', 'automated_message', 'name', a.kind, 'is_on', a.is_on, 'content', a.content, 'keyword', a.keyword,
        'price', a.price) from auto_messages a where a.char_id in ${ownPages}`,
    sql`select json_build_object('kind', 'broadcast', 'content', b.content, 'price', b.price, 'state', b.state, 'recipients', b.recipient_num,
        'created_time', b.created_at) from broadcasts b where b.char_id in ${ownPages} order by b.broadcast_id`,
    sql`select json_build_object('kind', 'quick_reply', 'content', q.content, 'created_time', q.created_at)
      from quick_replies q where q.char_id in ${ownPages} order by q.reply_id`,
    sql`select json_build_object('kind', 'folder', 'name', d.name, 'created_time', d.created_at,
        'files', (select count(*) from vault_items i where i.folder_id = d.folder_id))
      from vault_folders d where d.char_id in ${ownPages} order by d.folder_id`,
    sql`select json_build_object('kind', 'list', 'name', l.name, 'rule', l.rule, 'created_time', l.created_at,
        'people', (select count(*) from fan_list_people p where p.list_id = l.list_id))
      from fan_lists l where l.char_id in ${ownPages} order by l.list_id`,
    sql`select json_build_object('kind', 'label', 'name', l.name, 'created_time', l.created_at)
      from labels l where l.user_id = ${$.userId} order by l.label_id`,
    sql`select json_build_object('kind', 'promotion', 'name', p.name, 'percent_off', p.percent_off, 'trial_days', p.trial_days,
        'ends_time', p.ends_at, 'created_time', p.created_at) from promotions p where p.char_id in ${ownPages} order by p.promotion_id`,
    sql`select json_build_object('kind', 'tracking_link', 'name', t.name, 'code', t.code, 'created_time', t.created_at)
      from tracking_links t where t.char_id in ${ownPages} order by t.link_id`,
    sql`select json_build_object('kind', 'model_use', 'month', a.month, 'model', a.model, 'answers', a.answers)
      from ai_usage a where a.user_id = ${$.userId} order by a.month, a.model`,
  ),
];
