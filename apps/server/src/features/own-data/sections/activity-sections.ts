import { sql } from '../../../platform/db/sql.ts';
import { postIdKey } from '../../posts/posts.present.ts';
import { $, section } from './section.ts';

/** What somebody did on the pages of others. */
export const activitySections = [
  section(
    'comments',
    sql`select json_build_object('comment_id', c.comment_id, ${postIdKey}, c.post_id, 'content', c.content, 'created_time', c.created_at)
      from comments c where c.user_id = ${$.userId} and c.deleted_at is null order by c.comment_id`,
  ),
  section(
    'likes',
    sql`select json_build_object(${postIdKey}, l.post_id, 'created_time', l.created_at)
      from likes l where l.user_id = ${$.userId} order by l.created_at`,
    sql`select json_build_object(${postIdKey}, v.post_id, 'poll_option', v.option, 'created_time', v.voted_at)
      from poll_votes v where v.user_id = ${$.userId} order by v.voted_at`,
  ),
  section(
    'saved',
    sql`select json_build_object('kind', 'collection', 'collection_id', c.collection_id, 'name', c.name, 'created_time', c.created_at)
      from collections c where c.user_id = ${$.userId} order by c.collection_id`,
    sql`select json_build_object('kind', 'saved', ${postIdKey}, s.post_id, 'collection_id', s.collection_id, 'created_time', s.saved_at)
      from saved_posts s where s.user_id = ${$.userId} order by s.saved_at`,
    sql`select json_build_object('kind', 'watched', ${postIdKey}, w.post_id, 'seconds', w.seconds, 'created_time', w.watched_at)
      from watch_positions w where w.user_id = ${$.userId} order by w.watched_at`,
    sql`select json_build_object('kind', 'seen', ${postIdKey}, s.post_id, 'created_time', s.seen_at)
      from seen_posts s where s.user_id = ${$.userId} order by s.seen_at`,
    sql`select json_build_object('kind', 'counted_' || e.kind, 'creator', c.char_unique_id,
        'diary_id', case when e.kind = 'view' then e.slot end, 'from', e.source, 'country', e.country, 'created_time', e.hour)
      from audience_events e join characters c using (char_id) where e.user_id = ${$.userId} order by e.hour`,
  ),
  section(
    'joined',
    sql`select json_build_object('creator', c.char_unique_id, 'kind', m.kind, 'state', m.state, 'month_usd_cents', m.month_usd_cents,
        'renews', m.renews, 'paid_until', m.period_end, 'joined_time', m.joined_at)
      from memberships m join characters c using (char_id) where m.user_id = ${$.userId} order by m.joined_at`,
    sql`select json_build_object('kind', 'vip', 'state', v.state, 'month_usd_cents', v.month_usd_cents, 'renews', v.renews,
        'paid_until', v.period_end, 'joined_time', v.started_at) from vip_memberships v where v.user_id = ${$.userId}`,
    sql`select json_build_object('kind', 'given_subscription', 'creator', c.char_unique_id, 'months', g.months, 'state', g.state,
        'created_time', g.created_at) from subscription_gifts g join characters c using (char_id)
      where g.user_id = ${$.userId} order by g.gift_id`,
    sql`select json_build_object('kind', 'came_by_link', 'creator', c.char_unique_id, 'created_time', t.touched_at)
      from tracking_touches t join characters c using (char_id) where t.user_id = ${$.userId}`,
  ),
  section(
    'notifications',
    sql`select json_build_object('topic', n.topic, 'created_time', n.created_at)
      from notifications n where n.user_id = ${$.userId} order by n.notification_id`,
    sql`select json_build_object('mail', m.kind, 'address', m.address, 'state', m.state, 'created_time', m.created_at)
      from mails m where m.user_id = ${$.userId} order by m.mail_id`,
  ),
  section(
    'support',
    sql`select json_build_object('kind', 'request', 'ticket_id', t.ticket_id, 'topic', t.topic, 'content', t.content, 'state', t.state,
        'created_time', t.created_at) from support_tickets t where t.user_id = ${$.userId} order by t.ticket_id`,
    sql`select json_build_object('kind', 'message', 'ticket_id', m.ticket_id, 'content', m.content, 'created_time', m.created_at)
      from support_messages m where m.user_id = ${$.userId} and m.author = 'person' order by m.message_id`,
    sql`select json_build_object('kind', 'picture', 'about', f.kind, 'shows', f.name, 'created_time', f.created_at)
      from case_files f where f.user_id = ${$.userId} order by f.file_id`,
    sql`select json_build_object('kind', 'report', 'reported_type', r.reported_type, 'reported_id', r.reported_id, 'reason', r.reason,
        'detail', r.detail, 'state', r.state, 'created_time', r.created_at)
      from reports r where r.user_id = ${$.userId} order by r.report_id`,
  ),
  section(
    'decisions',
    sql`select json_build_object('kind', 'waiting_change', 'about', h.kind, 'fields', h.fields, 'state', h.state, 'created_time', h.created_at)
      from held_changes h where h.user_id = ${$.userId} order by h.change_id`,
    sql`select json_build_object('kind', s.kind, 'state', s.state, 'decision', s.decision, 'reason', s.reason,
        'created_time', s.created_at, 'decided_time', s.decided_at)
      from staff_cases s where s.user_id = ${$.userId} and (s.kind <> 'report' or s.state = 'decided') order by s.case_id`,
    sql`select json_build_object('kind', n.kind, 'begins_time', n.begins_at, 'ends_time', n.ends_at, 'lifted_time', n.lifted_at)
      from sanctions n where n.user_id = ${$.userId} order by n.sanction_id`,
  ),
  section(
    'care',
    sql`select json_build_object('began_time', c.began_at, 'ends_time', c.ends_at, 'region', c.region)
      from care_episodes c where c.user_id = ${$.userId} order by c.episode_id`,
  ),
];
