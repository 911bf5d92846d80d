import { storedPushTypes } from '@kindred/contract/notifications/limits';
import { beforeAll, expect, test } from 'vitest';
import { highestId } from '../../platform/db/keyset.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { explain, planNodes } from '../../test/sql/explain.ts';
import { notificationPages } from './notifications.sql.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  creator = await createCreator(kindred.context);
  const other = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  for (const { charId } of [creator, other]) {
    await giveGift(kindred.context, { fan: fan.userId, charId, diamonds: 200 });
  }
  // Skips the triggers, whose rows this test does not read.
  for (const table of ['gifts', 'messages', 'notifications'])
    await kindred.context.pool.query(`alter table ${table} disable trigger user`);
  await copyGifts(10_000);
  await kindred.context.pool.query(
    `insert into notifications (user_id, push_type, topic, other_user_id, char_id, cause, created_at)
     select case when n % 2 = 0 then $1::bigint else $2::bigint end,
       case when n % 5 = 0 then 'system_msg' else 'subscriber_msg' end, 'followed', $2, $3, 'cause ' || n, now()
     from generate_series(1, 40000) n`,
    [creator.userId, fan.userId, creator.charId],
  );
  await kindred.context.pool.query('analyze');
});

/** Multiplies the existing gifts with their entries and messages. */
const copyGifts = (count: number) =>
  kindred.context.pool.query(
    `with copies as (
       select n, g.* from generate_series(1, $1::integer) n
       join gifts g on g.gift_id = 1 + n % 2
     ), entries as (
       insert into journal_entries (kind, user_id, created_at)
       select 'gift', user_id, created_at from copies order by n returning entry_id
     ), told as (
       insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
       select m.conversation_id, 1 + n, 'fan', c.user_id, 'gift', '', c.created_at
       from copies c join messages m using (message_id) order by n returning message_id
     )
     insert into gifts (entry_id, user_id, char_id, diamonds, message_id, created_at)
     select e.entry_id, c.user_id, c.char_id, c.diamonds, t.message_id, c.created_at from copies c
     join (select entry_id, row_number() over (order by entry_id) as n from entries) e using (n)
     join (select message_id, row_number() over (order by message_id) as n from told) t using (n)`,
    [count],
  );

test('a page among many reads no more rows than it shows, in the order of the index', async () => {
  const before = highestId;
  const inputs = {
    viewerId: creator.userId,
    viewerIsReviewer: false,
    mediaToken: 'x',
    now: kindred.clock.now(),
    pushTypes: storedPushTypes,
    before,
    limit: 21,
  };
  const { listNotesPage, listGiftsPage } = notificationPages;
  for (const page of [listNotesPage, listGiftsPage]) {
    const nodes = planNodes(await explain(kindred.context, page, inputs));
    const rows = nodes.filter((node) => ['notifications', 'gifts'].includes(node['Relation Name'] ?? ''));
    expect(rows.map((node) => node['Node Type'])).toEqual(['Index Scan']);
    expect(rows.every((node) => node['Actual Rows'] <= 21)).toBe(true);
  }
});
