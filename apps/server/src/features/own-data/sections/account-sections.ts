import { raw, sql } from '../../../platform/db/sql.ts';
import { blocks } from '../../blocks/blocks.sql.ts';
import { restrictions } from '../../blocks/restrictions.sql.ts';
import { $, section } from './section.ts';

/** Who somebody is, how they sign in, and what they have set. */
export const accountSections = [
  section(
    'account',
    sql`select json_build_object('user_id', u.user_id, 'nickname', u.nickname, 'email', u.email, 'email_verified', u.email_verified,
        'role', u.role, 'is_creator', u.is_creator, 'timezone', u.timezone, 'created_time', u.created_at,
        'referred_time', u.referred_at, 'age_held_time', u.age_held_at, 'sales_quiet_until', u.sales_quiet_until,
        'last_seen_time', (select p.seen_at from presence p where p.user_id = u.user_id))
      from users u where u.user_id = ${$.userId}`,
  ),
  section(
    'sign_ins',
    sql`select json_build_object('issuer', i.issuer, 'subject', i.subject, 'created_time', i.created_at)
      from sign_in_identities i where i.user_id = ${$.userId} order by i.created_at`,
    sql`select json_build_object('passkey', p.name, 'created_time', p.created_at, 'last_used_time', p.last_used_at)
      from passkeys p where p.user_id = ${$.userId} order by p.passkey_id`,
    sql`select json_build_object('authenticator_app', true, 'confirmed_time', t.confirmed_at,
        'recovery_codes_left', (select count(*) from recovery_codes r where r.user_id = t.user_id and r.used_at is null))
      from totp_secrets t where t.user_id = ${$.userId}`,
  ),
  section(
    'devices',
    sql`select json_build_object('device', s.device, 'device_id', s.device_id, 'created_time', s.created_at,
        'last_seen_time', s.last_seen_at, 'ended_time', s.revoked_at)
      from sessions s where s.user_id = ${$.userId} order by s.session_id`,
    sql`select json_build_object('push_to', split_part(d.endpoint, '/', 3), 'language', d.language, 'created_time', d.created_at)
      from push_devices d where d.user_id = ${$.userId} order by d.push_device_id`,
  ),
  section(
    'settings',
    sql`select json_build_object('setting', 'notice', 'push_type', n.push_type, 'channel', n.channel, 'is_on', n.is_on)
      from notice_choices n where n.user_id = ${$.userId} order by n.push_type, n.channel`,
    sql`select json_build_object('setting', 'push', 'detail', p.detail, 'quiet_from', p.quiet_from, 'quiet_until', p.quiet_until)
      from push_settings p where p.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'mail', 'address', m.address, 'language', m.language, 'confirmed_time', m.confirmed_at,
        'cadence', m.cadence, 'reminders', m.reminders) from mail_settings m where m.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'currency', 'currency', c.currency) from currency_choices c where c.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'spending', 'weekly_usd_cents', s.weekly_usd_cents, 'confirm_above', s.confirm_above)
      from spending_limits s where s.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'model', 'model', a.model, 'budget_usd_cents', a.budget_usd_cents)
      from ai_settings a where a.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'answers', 'mode', a.ai_mode, 'away_mode', a.away_mode, 'message_price', a.message_price,
        'handover', a.handover_topics) from answer_settings a where a.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'less_of_topic', 'topic', l.topic) from less_topics l where l.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'less_of_creator', 'creator', c.char_unique_id)
      from less_creators l join characters c using (char_id) where l.user_id = ${$.userId}`,
    sql`select json_build_object('setting', 'hidden_from_home', 'creator', c.char_unique_id, 'created_time', h.created_at)
      from hidden_characters h join characters c using (char_id) where h.user_id = ${$.userId}`,
  ),
  section(
    'consents',
    sql`select json_build_object('kind', c.kind, 'text_version', c.text_version, 'given_time', c.given_at)
      from consents c where c.user_id = ${$.userId} order by c.given_at`,
    sql`select json_build_object('kind', 'price', 'before_usd_cents', p.before_usd_cents, 'month_usd_cents', p.month_usd_cents,
        'given_time', p.agreed_at) from price_consents p where p.user_id = ${$.userId} order by p.consent_id`,
  ),
  section(
    'separations',
    sql`select json_build_object('kind', 'block', 'user_id', b.other_user_id, 'created_time', b.created_at)
      from ${raw(blocks)} b where b.user_id = ${$.userId}`,
    sql`select json_build_object('kind', 'restriction', 'user_id', r.other_user_id, 'created_time', r.created_at)
      from ${raw(restrictions)} r where r.user_id = ${$.userId}`,
  ),
];
