import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { comment } from '../../test/data/comments.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { type MailStage, startMailStage, textOf } from '../../test/mail/mail-stage.ts';
import { queueDigests } from './queue-digests.ts';

let stage: MailStage;
let creator: TestCreator;
let fan: TestUser;
let address: string;

beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  ({ creator, fan, address } = await stage.begin());
});

test('a digest tells of new posts that one may see, waiting messages as numbers, and nothing that was said', async () => {
  await stage.confirm(fan, address);
  const locked = await createCreator(stage.kindred.context, { name: 'Locked Lou', groupId: 'group_1' });
  await createMembership(stage.kindred.context, fan.userId, locked.charId, 'free');
  const quiet = await createCreator(stage.kindred.context, { name: 'Quiet Quinn' });
  await createMembership(stage.kindred.context, fan.userId, quiet.charId, 'free');
  await stage.kindred.call('setBell', { char_id: quiet.charId, bell: 'off' }, { token: fan.token });
  const blocked = await createCreator(stage.kindred.context, { name: 'Blocked Bo' });
  await createMembership(stage.kindred.context, fan.userId, blocked.charId, 'free');
  await createBlock(stage.kindred.context, fan.userId, blocked.userId);
  stage.passDays(1);
  await createPost(stage.kindred.context, creator, { content: 'The first glaze' });
  await createPost(stage.kindred.context, creator, {
    content: 'For buyers alone',
    price: 200,
    membersIncluded: false,
  });
  for (const creator of [locked, quiet, blocked])
    await createPost(stage.kindred.context, creator, { content: 'Hidden words' });
  stage.kindred.clock.advance(60);
  const { postId } = await createPost(stage.kindred.context, creator, { content: 'The kiln <is> on' });
  await stage.kindred.call(
    'charger',
    { char_id: creator.charId, user_id: fan.userId, content: 'Our secret', client_id: crypto.randomUUID() },
    { token: creator.token },
  );
  stage.passDays(7);
  await stage.digest();
  const text = stage.lastText();
  expect(text).toContain('Mara Moon: 2 new posts');
  expect(text).toContain('“The kiln <is> on”');
  expect(text).toContain(`/character/${creator.charId}?diary_id=${postId}`);
  expect(text).toContain('1 unread message in 1 conversation');
  expect(text).not.toMatch(/secret|Hidden|buyers|Locked|Quiet|Blocked/);
  const { source = '' } = stage.smtp.state.arrived[0] ?? {};
  expect(source).not.toContain('<img');
  expect(source).not.toContain('Our secret');
  // A digest repeats nothing, and without news there is no mail.
  stage.passDays(7);
  await stage.digest();
  expect(stage.smtp.state.arrived).toHaveLength(1);
});

test('a creator hears of likes and comments together, in their language', async () => {
  await stage.confirm(creator, address, 'zh');
  await stage.choose(creator, { cadence: 'daily' }, 'zh');
  const { postId } = await createPost(stage.kindred.context, creator);
  await stage.kindred.call('likePost', { content_id: postId }, { token: fan.token });
  await comment(stage.kindred, fan, postId, 'So lovely');
  stage.passDays(1);
  await stage.digest();
  const text = stage.lastText();
  expect(text).toContain('你的 1 篇帖子收到 1 个赞');
  expect(text).toContain('1 条评论和回复');
  expect(text).not.toContain('lovely');
});

test('a coming renewal is told of once, with its date and price', async () => {
  const pro = await createCreator(stage.kindred.context, { name: 'Pro Pia', groupId: 'group_1' });
  await createMembership(stage.kindred.context, fan.userId, pro.charId, 'pro');
  await stage.kindred.context.pool.query('update memberships set renews = true where char_id = $1', [
    pro.charId,
  ]);
  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'daily' });
  const subjects: string[] = [];
  for (let day = 0; day < 30; day++) {
    stage.passDays(1);
    await stage.digest();
    subjects.push(...stage.smtp.state.arrived.splice(0).map(({ source }) => textOf(source)));
  }
  expect(subjects).toHaveLength(1);
  expect(subjects[0]).toMatch(/Pro Pia renews on \w+ \d+, \d{4} for \$3\.99/);
});

test('digests that were off begin again with what happens from then on', async () => {
  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'off' });
  await createPost(stage.kindred.context, creator, { content: 'While mail was off' });
  stage.passDays(10);
  await stage.choose(fan, { cadence: 'daily' });
  await createPost(stage.kindred.context, creator, { content: 'Since then' });
  stage.passDays(1);
  await stage.digest();
  expect(stage.lastText()).toContain('Mara Moon: 1 new post');
  expect(stage.lastText()).toContain('Since then');
});

test('whatever happens twice, a mail goes out once; what nobody can be sure of is not sent again but told by the next one', async () => {
  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'daily' });
  await createPost(stage.kindred.context, creator);
  stage.passDays(1);
  await Promise.all([queueDigests(stage.kindred.context), queueDigests(stage.kindred.context)]);
  await Promise.all([stage.deliver(), stage.deliver()]);
  expect(stage.smtp.state.arrived).toHaveLength(1);

  // The connection breaks after the whole mail.
  stage.smtp.state.manner = { cut: 'after' };
  await createPost(stage.kindred.context, creator, { content: 'Lost on the way' });
  stage.passDays(1);
  await stage.digest();
  stage.smtp.state.manner = 'take';
  await stage.deliver();
  expect(stage.smtp.state.arrived).toHaveLength(1);
  stage.passDays(1);
  await stage.digest();
  expect(stage.lastText()).toContain('Lost on the way');

  // A process that ended while it sent the mail.
  await createPost(stage.kindred.context, creator, { content: 'Killed on the way' });
  stage.passDays(1);
  await queueDigests(stage.kindred.context);
  await stage.kindred.context.pool.query(`update mails set state = 'sending' where state = 'queued'`);
  await stage.deliver();
  expect(stage.smtp.state.arrived).toHaveLength(2);
  stage.passDays(1);
  await stage.digest();
  expect(stage.lastText()).toContain('Killed on the way');
});

test.each([
  ['daily', 9, 1, 'UTC', '2026-03-04T08:59:00Z', '2026-03-04T09:00:00Z'],
  ['daily', 9, 1, 'UTC', '2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z'],
  ['daily', 9, 1, 'Europe/Berlin', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T01:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-26T01:00:00Z'],
  ['weekly', 9, 1, 'Asia/Shanghai', '2026-03-04T00:00:00Z', '2026-03-09T01:00:00Z'],
  ['weekly', 23, 7, 'Pacific/Kiritimati', '2026-03-07T23:00:00Z', '2026-03-08T09:00:00Z'],
  ['weekly', 9, 3, 'America/New_York', '2026-03-04T14:00:00Z', '2026-03-11T13:00:00Z'],
  ['off', 9, 1, 'UTC', '2026-03-04T08:59:00Z', null],
])(
  '%s at %i on day %i in %s: after %s the next one is due at %s',
  async (cadence, hour, day, zone, now, due) => {
    const { rows } = await stage.kindred.context.pool.query('select next_digest($1, $2, $3, $4, $5) as due', [
      cadence,
      hour,
      day,
      zone,
      now,
    ]);
    expect(rows[0]?.due?.toISOString() ?? null).toBe(due && new Date(due).toISOString());
  },
);

test('whoever moves to another zone is written to at the same hour there', async () => {
  await stage.confirm(fan, address);
  const hourIn = async (zone: string) => {
    const { rows } = await stage.kindred.context.pool.query(
      `select to_char(next_at at time zone $1, 'HH24:MI') as hour from mail_settings where user_id = $2`,
      [zone, fan.userId],
    );
    return rows[0]?.hour;
  };
  expect(await hourIn('UTC')).toBe('09:00');
  await stage.kindred.call('updateUserData', { timezone: 'Asia/Tokyo' }, { token: fan.token });
  expect(await hourIn('Asia/Tokyo')).toBe('09:00');
});
