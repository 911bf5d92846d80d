import type { ParsedInput } from '@kindred/contract/all/calls';
import type { PushSettings } from '@kindred/contract/push/calls';
import type { PushDetail } from '@kindred/contract/push/limits';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { toClockTime, toMinutes } from './quiet-hours.ts';

const $ = inputs({
  userId: 'bigint',
  sessionId: 'bigint',
  detail: 'text?',
  quietFrom: 'smallint?',
  quietUntil: 'smallint?',
  setsQuiet: 'boolean',
});

const findSettings = statement(
  {
    detail: as<PushDetail>('text'),
    quiet_from: 'smallint?',
    quiet_until: 'smallint?',
    device_num: 'integer',
    is_registered: 'boolean',
  },
  sql`select coalesce(p.detail, 'hidden') as detail, p.quiet_from, p.quiet_until,
      count(d.*)::int as device_num, coalesce(bool_or(d.session_id = ${$.sessionId}), false) as is_registered
    from users u left join push_settings p using (user_id)
      left join (push_devices d join sessions s on s.session_id = d.session_id and s.revoked_at is null)
        on d.user_id = u.user_id
    where u.user_id = ${$.userId} group by p.user_id`,
);

const upsertSettings = statement(
  {},
  sql`insert into push_settings (user_id, detail, quiet_from, quiet_until)
    values (${$.userId}, coalesce(${$.detail}, 'hidden'), ${$.quietFrom}, ${$.quietUntil})
    on conflict (user_id) do update set detail = coalesce(${$.detail}, push_settings.detail),
      quiet_from = case when ${$.setsQuiet} then excluded.quiet_from else push_settings.quiet_from end,
      quiet_until = case when ${$.setsQuiet} then excluded.quiet_until else push_settings.quiet_until end`,
);

export async function getPushSettings(
  { db, push }: Pick<Context, 'db' | 'push'>,
  _input: unknown,
  { userId, sessionId }: Viewer,
): Promise<PushSettings> {
  const row = await findSettings.one(db, { userId, sessionId });
  return {
    public_key: push.publicKey,
    is_registered: row.is_registered ? 1 : 0,
    device_num: row.device_num,
    detail: row.detail,
    quiet_from: toClockTime(row.quiet_from),
    quiet_until: toClockTime(row.quiet_until),
  };
}

/** Changes the given settings; omitted ones stay. */
export async function updatePushSettings(
  context: Pick<Context, 'db' | 'push'>,
  { detail, quiet_from: from, quiet_until: until }: ParsedInput<'updatePushSettings'>,
  viewer: Viewer,
): Promise<PushSettings> {
  await upsertSettings.run(context.db, {
    userId: viewer.userId,
    detail: detail ?? null,
    setsQuiet: from !== undefined,
    quietFrom: toMinutes(from ?? null),
    quietUntil: toMinutes(until ?? null),
  });
  return getPushSettings(context, {}, viewer);
}
