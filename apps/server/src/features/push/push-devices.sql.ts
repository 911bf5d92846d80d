import type { Language } from '@kindred/contract/wire/languages';
import type { PushTarget } from '../../outside/push/push-sender.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  sessionId: 'bigint',
  now: 'timestamptz',
  kind: 'text',
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  language: 'text',
  deviceId: 'bigint',
});

/** More devices than a person has; it limits a program that registers without end. */
const maxDevices = 20;

const insertDevice = statement(
  { push_device_id: 'bigint' },
  sql`with known as (
      insert into push_devices (user_id, session_id, kind, endpoint, p256dh, auth, language, created_at)
      values (${$.userId}, ${$.sessionId}, ${$.kind}, ${$.endpoint}, ${$.p256dh},
        ${$.auth}, ${$.language}, ${$.now})
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        language = excluded.language
        where push_devices.p256dh = excluded.p256dh and push_devices.auth = excluded.auth
      returning push_device_id),
    outdated as (
      delete from push_devices d using known
        where d.push_device_id <> known.push_device_id and (d.session_id = ${$.sessionId} or d.push_device_id in (
          select push_device_id from push_devices where user_id = ${$.userId}
          order by push_device_id desc offset ${maxDevices - 1})))
    select push_device_id from known`,
);

/**
 * Stores the device of this session. A browser on which another person was signed in moves to this person, proven by
 * the keys of its subscription (RFC 8291); returns false for an endpoint that is stored with other keys.
 */
export async function saveDevice(
  db: Db,
  device: {
    userId: string;
    sessionId: string;
    kind: PushTarget['kind'];
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Language;
    now: Date;
  },
): Promise<boolean> {
  return (await insertDevice.first(db, device)) !== undefined;
}

const deleteOfSession = statement({}, sql`delete from push_devices where session_id = ${$.sessionId}`);

const deleteById = statement({}, sql`delete from push_devices where push_device_id = ${$.deviceId}`);

const deleteDevicesOf = statement({}, sql`delete from push_devices where user_id = ${$.userId}`);

const deleteSettingsOf = statement({}, sql`delete from push_settings where user_id = ${$.userId}`);

export async function deleteDeviceOfSession(db: Db, sessionId: string): Promise<void> {
  await deleteOfSession.run(db, { sessionId });
}

export async function deleteDevice(db: Db, deviceId: string): Promise<void> {
  await deleteById.run(db, { deviceId });
}

const deviceRow = {
  user_id: 'bigint',
  kind: as<PushTarget['kind']>('text'),
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  language: as<Language>('text'),
  timezone: 'text',
  detail: as<'hidden' | 'names' | 'words'>('text'),
  quiet_from: 'smallint?',
  quiet_until: 'smallint?',
} as const;
export type DeviceRow = ColumnsOf<typeof deviceRow>;

const findLive = statement(
  deviceRow,
  sql`select d.user_id, d.kind, d.endpoint, d.p256dh, d.auth, d.language, u.timezone,
      coalesce(p.detail, 'hidden') as detail, p.quiet_from, p.quiet_until
    from push_devices d join sessions s on s.session_id = d.session_id join users u on u.user_id = d.user_id
      left join push_settings p on p.user_id = d.user_id
    where d.push_device_id = ${$.deviceId} and s.revoked_at is null and u.deleted_at is null`,
);

/** Finds a device whose session is live, with its person's settings. */
export function findDevice(db: Db, deviceId: string): Promise<DeviceRow | undefined> {
  return findLive.first(db, { deviceId });
}

const deleteDead = statement(
  {},
  sql`delete from push_devices d using sessions s where s.session_id = d.session_id and s.revoked_at is not null`,
);

export async function deleteDeadDevices(db: Db): Promise<void> {
  await deleteDead.run(db);
}

export async function deletePushOf(tx: Tx, userId: string): Promise<void> {
  await deleteDevicesOf.run(tx, { userId });
  await deleteSettingsOf.run(tx, { userId });
}
