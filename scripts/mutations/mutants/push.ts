import { type Mutant, server } from '../mutant.ts';

export const pushMutants: readonly Mutant[] = [
  {
    name: 'a notice of what was read',
    file: `${server}/features/push/write-payload.ts`,
    find: 'if (!row || row.is_read) return undefined;',
    replace: 'if (!row) return undefined;',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'of a notification that was read meanwhile nothing is sent',
    },
  },
  {
    name: 'a muted conversation rings',
    file: `${server}/features/push/find-waiting-message.ts`,
    find: 'and not case when s.is_fan then c.fan_muted else c.creator_muted end',
    replace: '',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'what was read, muted, switched off, or stands behind a block meanwhile is not sent',
    },
  },
  {
    name: 'a notice of somebody behind a block',
    file: `${server}/features/push/find-waiting-message.ts`,
    find: ' and ${conversationIsOpen}\n',
    replace: `
`,
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'what was read, muted, switched off, or stands behind a block meanwhile is not sent',
    },
  },
  {
    name: 'names and words on a locked screen',
    file: `${server}/features/push/push-devices.sql.ts`,
    find: "coalesce(p.detail, 'hidden') as detail",
    replace: "coalesce(p.detail, 'words') as detail",
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'a message reaches the other side’s device, which alone can read it, and says nothing private by itself',
    },
  },
  {
    name: 'a device rings after its session',
    file: `${server}/features/push/push-devices.sql.ts`,
    find: 'and s.revoked_at is null and u.deleted_at is null',
    replace: 'and u.deleted_at is null',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'a device takes notices for the session that asked, until it ends or another person is signed in there',
    },
  },
  {
    name: 'the device of another is taken over',
    file: `${server}/features/push/push-devices.sql.ts`,
    find: `
        where push_devices.p256dh = excluded.p256dh and push_devices.auth = excluded.auth`,
    replace: '',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'who only knows the address of another person’s device does not get it, and that person keeps their notices',
    },
  },
  {
    name: 'quiet hours that are not',
    file: `${server}/features/push/deliver-push.ts`,
    find: 'if (isLate) return;',
    replace: '',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'in quiet hours nothing is sent, by the clock of the person’s own zone',
    },
  },
  {
    name: 'whoever is restricted rings',
    file: `${server}/features/push/find-waiting-message.ts`,
    find: '\n      and ${notRestricted($.viewerId, sql`case when s.is_fan then c.creator_user_id else c.user_id end`)}',
    replace: '',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'a message of somebody whom one has restricted rings nowhere',
    },
  },
  {
    name: 'a notice quotes one’s own companion',
    file: `${server}/features/push/find-waiting-message.ts`,
    find: " and (m.identity = 'fan') <> s.is_fan",
    replace: '',
    test: {
      file: `${server}/features/push/push.test.ts`,
      name: 'a notice to a creator quotes the fan, and not what the companion has answered',
    },
  },
];
