import type { LiveEvent } from '@kindred/contract/all/events';
import { intimacyLevels, intimacyOf, intimacyRules } from '@kindred/contract/chat/intimacy';
import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

type Pair = { creator: TestCreator; fan: TestUser };
const daySeconds = 86_400;

async function pair(): Promise<Pair> {
  return {
    creator: await createCreator(kindred.context, { chatMode: 1 }),
    fan: await createUser(kindred.context, { nickname: 'Robin', diamonds: 5000 }),
  };
}

const say = ({ creator, fan }: Pair, content = 'Hello') =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

const give = ({ creator, fan }: Pair, diamonds: number) =>
  giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds });

async function intimacy({ creator, fan }: Pair, viewer: TestUser = fan) {
  const key = { char_id: creator.charId, ...(viewer === fan ? {} : { user_id: fan.userId }) };
  return (await kindred.call('getConversation', key, { token: viewer.token })).data.intimacy;
}

const setPoints = ({ creator, fan }: Pair, points: number) =>
  kindred.context.pool.query(
    'update conversations set intimacy_points = $1 where user_id = $2 and char_id = $3',
    [points, fan.userId, creator.charId],
  );

/** Returns the numbers of the levels announced in the conversation. */
async function toldLevels({ creator, fan }: Pair): Promise<string[]> {
  const { data } = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
  return data.list.filter(({ type }) => type === 'level').map(({ content }) => content);
}

const circle = (viewer: TestUser, char_id?: string) =>
  kindred.call('listInnerCircle', char_id ? { char_id } : {}, { token: viewer.token });

test('levels, their names and perks are the same for all, in the language of the page', async () => {
  const { token } = await createUser(kindred.context);
  const { list } = (await kindred.call('getIntimacyConfig', {}, { token })).data;
  expect(list.map(({ level, points }) => ({ level, points }))).toEqual([...intimacyLevels]);
  expect(list.slice(1).every(({ name, perks }) => name !== '' && perks.length > 0)).toBe(true);
});

test('the database counts levels as the contract tells them', async () => {
  const points = [0, ...intimacyLevels.flatMap((level) => [level.points - 1, level.points]), 99_999].filter(
    (n) => n >= 0,
  );
  const { rows } = await kindred.context.pool.query(
    'select intimacy_level(p) as level from unnest($1::integer[]) with ordinality t(p, n) order by n',
    [points],
  );
  expect(rows.map(({ level }) => level)).toEqual(points.map((each) => intimacyOf(each).level));
});

test('a day counts its first words, messages and gifts, none of them without end', async () => {
  const both = await pair();
  expect(await intimacy(both)).toEqual({ level: 1, points: 0, next: 30 });
  await say(both);
  const first = intimacyRules.dayPoints + intimacyRules.messagePoints;
  expect(await intimacy(both)).toMatchObject({ points: first });
  for (let count = 0; count < intimacyRules.maxMessagePointsPerDay + 5; count++)
    await say(both, `again ${count}`);
  const talked = intimacyRules.dayPoints + intimacyRules.maxMessagePointsPerDay;
  expect(await intimacy(both)).toMatchObject({ points: talked });
  await give(both, 300);
  expect(await intimacy(both)).toMatchObject({ points: talked + 3 });
  await give(both, 3000);
  const most = talked + intimacyRules.maxGiftPointsPerDay;
  expect(await intimacy(both)).toEqual({ level: 2, points: most, next: 150 });
  expect(await intimacy(both, both.creator)).toEqual(await intimacy(both));
});

test('a message that is sent again counts once, and what the creator writes counts nothing', async () => {
  const both = await pair();
  const once = { char_id: both.creator.charId, content: 'once', client_id: 'once' };
  for (let count = 0; count < 3; count++) await kindred.call('charger', once, { token: both.fan.token });
  const { points } = await intimacy(both);
  await kindred.call(
    'charger',
    { char_id: both.creator.charId, user_id: both.fan.userId, content: 'Hi' },
    { token: both.creator.token },
  );
  expect([points, (await intimacy(both)).points]).toEqual([11, 11]);
});

test('weeks of absence take nothing, and the next day counts anew', async () => {
  const both = await pair();
  await say(both);
  kindred.clock.advance(29 * daySeconds);
  expect(await intimacy(both)).toMatchObject({ points: 11 });
  await say(both);
  expect(await intimacy(both)).toMatchObject({ points: 22 });
});

test('a level is told once to both, moves nothing in their lists and counts as unread for nobody', async () => {
  const both = await pair();
  await say(both, 'Last words');
  await setPoints(both, 29);
  const announcedTo: string[] = [];
  for (const [who, { userId }] of Object.entries(both)) {
    kindred.context.live.subscribe(userId, (event: LiveEvent) => {
      if (event.type === 'message.stored' && event.message.type === 'level') announcedTo.push(who);
    });
  }
  kindred.clock.advance(daySeconds);
  await say(both, 'Really last words');
  const job = { conversation_id: await conversationOf(both), level: 2 };
  await runJobs(kindred);
  await kindred.context.pool.query(`select graphile_worker.add_job('intimacy.level', $1)`, [
    JSON.stringify(job),
  ]);
  await runJobs(kindred);
  expect(await toldLevels(both)).toEqual(['2']);
  expect(announcedTo.toSorted()).toEqual(['creator', 'fan']);
  const { list, unread_total } = (await kindred.call('listConversations', {}, { token: both.fan.token }))
    .data;
  expect([list[0]?.content, unread_total]).toEqual(['Really last words', 0]);
});

async function conversationOf({ creator, fan }: Pair): Promise<string> {
  const { rows } = await kindred.context.pool.query(
    'select conversation_id from conversations where user_id = $1 and char_id = $2',
    [fan.userId, creator.charId],
  );
  return rows[0].conversation_id;
}

test('after words of distress no level is celebrated until care mode is over', async () => {
  const both = await pair();
  await say(both);
  await setPoints(both, 29);
  kindred.clock.advance(daySeconds);
  await say(both, 'I want to kill myself');
  await runJobs(kindred);
  expect(await toldLevels(both)).toEqual([]);
  kindred.clock.advance(daySeconds + 1);
  await kindred.context.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'intimacy.level'), run_at := now())`,
  );
  await runJobs(kindred);
  expect(await toldLevels(both)).toEqual(['2']);
});

test('with the fourth level a fan is in the inner circle; each side closes it for itself, and points stay', async () => {
  const both = await pair();
  const { creator, fan } = both;
  await say(both);
  expect((await circle(fan)).data).toMatchObject({ list: [], count: 0 });
  // Closing a circle before it exists succeeds, and does not close the later one.
  const early = await kindred.call('closeInnerCircle', { char_id: creator.charId }, { token: fan.token });
  expect(early).toMatchObject({ code: 2000, data: { is_closed: 1 } });
  await setPoints(both, 500);
  const stranger = await createUser(kindred.context);
  expect((await circle(creator, creator.charId)).data.list).toMatchObject([
    { side: 'creator', user_id: fan.userId, nickname: 'Robin', level: 4, points: 500, is_closed: 0 },
  ]);
  expect((await circle(fan)).data.list).toMatchObject([{ side: 'fan', char_id: creator.charId }]);
  expect((await circle(fan, creator.charId)).data.list).toHaveLength(1);
  // Strangers do not learn who else is in a circle.
  expect((await circle(stranger, creator.charId)).data.list).toEqual([]);

  const ofFan = { char_id: creator.charId };
  expect((await kindred.call('closeInnerCircle', ofFan, { token: fan.token })).data).toEqual({
    is_closed: 1,
  });
  expect((await circle(creator, creator.charId)).data.list).toEqual([]);
  expect((await circle(fan)).data.list).toMatchObject([{ is_closed: 1 }]);
  expect(await intimacy(both)).toMatchObject({ level: 4, points: 500 });
  await kindred.call('openInnerCircle', ofFan, { token: fan.token });

  const ofCreator = { char_id: creator.charId, user_id: fan.userId };
  await kindred.call('closeInnerCircle', ofCreator, { token: creator.token });
  expect((await circle(fan)).data.list).toEqual([]);
  expect((await circle(creator, creator.charId)).data.list).toMatchObject([{ is_closed: 1 }]);
  // The fan cannot undo the creator's change.
  await kindred.call('openInnerCircle', ofFan, { token: fan.token });
  expect((await circle(fan)).data.list).toEqual([]);
  expect((await kindred.call('closeInnerCircle', ofCreator, { token: stranger.token })).code).toBe(404);
});

test('a circle shows nobody across a block, and is read page by page', async () => {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fans: TestUser[] = [];
  for (let count = 0; count < 5; count++) {
    const fan = await createUser(kindred.context);
    fans.push(fan);
    kindred.clock.advance(60);
    await say({ creator, fan });
    await setPoints({ creator, fan }, 600);
  }
  await createBlock(kindred.context, creator.userId, fans[2]!.userId);
  const read = async (cursor?: string) =>
    (
      await kindred.call(
        'listInnerCircle',
        { char_id: creator.charId, size: 2, ...(cursor ? { cursor } : {}) },
        { token: creator.token },
      )
    ).data;
  const first = await read();
  const second = await read(first.next!);
  expect([...first.list, ...second.list].map(({ user_id }) => user_id)).toEqual(
    [4, 3, 1, 0].map((index) => fans[index]?.userId),
  );
  expect([first.count, second.next]).toEqual([4, null]);
});
