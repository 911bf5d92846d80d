import { type ReportedType, reportedType } from '@kindred/contract/moderation/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { comment } from '../../test/data/comments.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let postId: string;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  ({ postId } = await createPost(kindred.context, creator));
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const report = (
  person: TestUser,
  given: object = {},
  call: 'createReport' | 'createReportV1' = 'createReport',
) =>
  kindred.call(
    call,
    { reported_id: postId, reported_type: 1, reason: 'spam', ...given },
    { token: person.token },
  );
const kept = () => kindred.context.db.selectFrom('reports').selectAll().orderBy('report_id').execute();

test('a report is kept once per person and post, whichever way and however often it is sent', async () => {
  const answers = await Promise.all([
    report(fan, { detail: 'Sells fakes' }),
    report(fan),
    report(fan, {}, 'createReportV1'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000]);
  expect(await kept()).toHaveLength(1);
  const other = await createUser(kindred.context);
  expect((await report(other, { reason: 'copyright', detail: 'Mine' }, 'createReportV1')).code).toBe(2000);
  expect((await kept()).at(-1)).toMatchObject({
    user_id: other.userId,
    reported_id: postId,
    reported_type: 1,
    reason: 'copyright',
    detail: 'Mine',
    state: 'open',
  });
});

test('a report may leave out why', async () => {
  const person = await createUser(kindred.context);
  const plain = { reported_id: postId, reported_type: 1 } as const;
  expect((await kindred.call('createReport', plain, { token: person.token })).code).toBe(2000);
  expect((await kept()).at(-1)).toMatchObject({ user_id: person.userId, reason: 'other', detail: '' });
});

test('one’s own post, a hidden one, and one behind a block cannot be reported', async () => {
  const before = await kept();
  expect((await report(creator)).code).toBe(refusals.forbidden.code);
  const hidden = await createPost(kindred.context, creator, { state: 0 });
  expect((await report(fan, { reported_id: hidden.postId })).code).toBe(refusals.postDeleted.code);
  const blocked = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, blocked.userId);
  expect((await report(blocked)).code).toBe(refusals.postDeleted.code);
  expect(await kept()).toEqual(before);
});

test.each([
  ['an unknown kind of thing', { reported_type: 9 }],
  ['an unknown reason', { reason: 'because' }],
  ['a detail over its cap', { detail: 'a'.repeat(1001) }],
])('a report with %s is refused', async (_what, given) => {
  expect((await report(fan, given)).code).toBe(refusals.invalidInput.code);
});

test('the twenty-first report within an hour has to wait', async () => {
  const person = await createUser(kindred.context);
  for (let count = 1; count <= 20; count++) await report(person, { reason: 'hate' });
  expect((await report(person)).status).toBe(refusals.tooManyRequests.status);
  expect(await reportsOf(person, 1)).toHaveLength(1);
});

test('every type of the wire is some feature’s to find', () => {
  const types = kindred.context.hooks.reportables.map(({ type }) => type);
  expect(types.toSorted()).toEqual(Object.values(reportedType));
});

test('of somebody who deletes their account the report stays and their words go', async () => {
  const person = await createUser(kindred.context);
  await report(person, { detail: 'I live next door' });
  await kindred.call('deleteAccount', {}, { token: person.token });
  const left = (await kept()).find(({ user_id }) => user_id === person.userId);
  expect(left).toMatchObject({ reason: 'spam', detail: '' });
});

test('a report that arrives while its thing goes with its writer’s account stores none of the words', async () => {
  const writer = await createUser(kindred.context);
  const reader = await createUser(kindred.context);
  for (const { userId } of [writer, reader])
    await createMembership(kindred.context, userId, creator.charId, 'free');
  const said = await comment(kindred, writer, postId, 'Soon forgotten');
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => {
    kindred.context.hooks.userDeleted.push(async () => {
      resolve();
      await opened;
    });
  });
  const deletion = kindred.call('deleteAccount', {}, { token: writer.token });
  await reached;
  const reporting = report(reader, { reported_id: said.data.comment.comment_id, reported_type: 2 });
  await untilSomebodyWaits();
  open();
  kindred.context.hooks.userDeleted.pop();
  expect((await deletion).code).toBe(2000);
  expect((await reporting).code).toBe(2000);
  const [left] = await reportsOf(reader, 2);
  expect(left).toMatchObject({ reported_user_id: writer.userId, content: '' });
});

describe('a person', () => {
  test('is reported by the id of their character or of their account, once, with what their page says', async () => {
    const reporter = await createUser(kindred.context);
    const reported = await createCreator(kindred.context, { name: 'Not who I am' });
    for (const id of [reported.charId, reported.userId]) {
      expect((await reportOf(reporter, 3, id, 'impersonation')).code).toBe(2000);
    }
    const rows = await reportsOf(reporter, 3);
    expect(rows).toMatchObject([
      { reported_id: reported.userId, reported_user_id: reported.userId, reason: 'impersonation' },
    ]);
    expect(rows[0]?.content).toContain('Not who I am');
  });

  test('a creator reports a fan who wrote to them; a fan whom they have never met is not there', async () => {
    const reporter = await createCreator(kindred.context, { chatMode: 1 });
    const writer = await createUser(kindred.context, { nickname: 'Pushy' });
    expect((await reportOf(reporter, 3, writer.userId)).code).toBe(refusals.notFound.code);
    await say(writer, reporter.charId, 'Answer me');
    expect((await reportOf(reporter, 3, writer.userId)).code).toBe(2000);
    expect(await reportsOf(reporter, 3)).toMatchObject([{ content: 'Pushy' }]);
  });

  test('behind a block, gone, unknown or oneself is refused', async () => {
    const reporter = await createCreator(kindred.context);
    const blocked = await createCreator(kindred.context);
    await createBlock(kindred.context, blocked.userId, reporter.userId);
    const gone = await createCreator(kindred.context);
    await kindred.call('deleteAccount', {}, { token: gone.token });
    for (const id of [blocked.charId, blocked.userId, gone.charId, '999999999']) {
      expect((await reportOf(reporter, 3, id)).code).toBe(refusals.notFound.code);
    }
    for (const id of [reporter.charId, reporter.userId]) {
      expect((await reportOf(reporter, 3, id)).code).toBe(refusals.forbidden.code);
    }
    expect(await reportsOf(reporter, 3)).toEqual([]);
  });
});

describe('a message', () => {
  test('is reported with what was said around it, which outlives its deletion', async () => {
    const { host, guest } = await talk();
    for (let count = 1; count <= 12; count++) await say(guest, host.charId, `before ${count}`);
    const { msg_id: msgId } = await say(host, host.charId, 'Send me money', guest);
    await say(guest, host.charId, 'after');
    expect((await reportOf(guest, 5, msgId, 'spam')).code).toBe(2000);
    await kindred.call('deleteMessage', { msg_id: msgId }, { token: host.token });
    // Reporting it again changes nothing: what was kept is what was said.
    expect((await reportOf(guest, 5, msgId)).code).toBe(2000);

    const [row] = await reportsOf(guest, 5);
    expect(row).toMatchObject({ reported_id: msgId, reported_user_id: host.userId, content: '' });
    const lines = evidenceOf(row);
    expect(lines.map(({ content }) => content)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `before ${index + 3}`),
      'Send me money',
      'after',
    ]);
    expect(lines[10]).toMatchObject({ msg_id: msgId, identity: 'creator', user_id: host.userId });
  });

  test('of one’s own, of a conversation of others, or behind a block cannot be reported', async () => {
    const { host, guest } = await talk();
    const { msg_id: msgId } = await say(guest, host.charId, 'Between us');
    expect((await reportOf(guest, 5, msgId)).code).toBe(refusals.forbidden.code);
    expect((await reportOf(fan, 5, msgId)).code).toBe(refusals.notFound.code);
    await createBlock(kindred.context, guest.userId, host.userId);
    expect((await reportOf(host, 5, msgId)).code).toBe(refusals.notFound.code);
    expect(await reportsOf(host, 5)).toEqual([]);
  });

  test('that the companion wrote is reported by the fan, as its creator’s', async () => {
    const { host, guest } = await talk();
    const msgId = await companionSays(host, guest, 'Something it should not say');
    expect((await reportOf(guest, 5, msgId, 'other')).code).toBe(2000);
    expect(await reportsOf(guest, 5)).toMatchObject([
      {
        reported_user_id: host.userId,
        evidence: [{ identity: 'ai', content: 'Something it should not say' }],
      },
    ]);
    expect((await reportOf(host, 5, msgId)).code).toBe(refusals.forbidden.code);
  });

  test('of the house, such as a help card, is nobody’s to report', async () => {
    const { host, guest } = await talk();
    await say(guest, host.charId, 'I want to kill myself');
    const { data } = await kindred.call('listMessages', { char_id: host.charId }, { token: guest.token });
    const card = data.list.find(({ type }) => type === 'help');
    expect((await reportOf(guest, 5, card?.msg_id ?? '')).code).toBe(refusals.notFound.code);
  });
});

describe('a conversation', () => {
  test('is reported by either side, named by the one with whom it is, with what was said last', async () => {
    const { host, guest } = await talk();
    expect((await reportOf(guest, 4, host.charId)).code).toBe(refusals.notFound.code);
    for (let count = 1; count <= 42; count++) await say(guest, host.charId, `word ${count}`);
    expect((await reportOf(guest, 4, host.charId, 'harassment')).code).toBe(2000);
    expect((await reportOf(host, 4, guest.userId, 'harassment')).code).toBe(2000);
    const [[ofGuest], [ofHost]] = [await reportsOf(guest, 4), await reportsOf(host, 4)];
    expect(ofGuest?.reported_id).toBe(ofHost?.reported_id);
    expect([ofGuest?.reported_user_id, ofHost?.reported_user_id]).toEqual([host.userId, guest.userId]);
    const said = evidenceOf(ofGuest).map(({ content }) => content);
    expect(said).toEqual(Array.from({ length: 40 }, (_, index) => `word ${index + 3}`));
  });

  test('of others, and one behind a block, is not there', async () => {
    const { host, guest } = await talk();
    await say(guest, host.charId, 'Hello');
    expect((await reportOf(fan, 4, host.charId)).code).toBe(refusals.notFound.code);
    await createBlock(kindred.context, host.userId, guest.userId);
    expect((await reportOf(guest, 4, host.charId)).code).toBe(refusals.notFound.code);
  });
});

/** A creator who answers by hand, and a fan. */
async function talk(): Promise<{ host: TestCreator; guest: TestUser }> {
  return {
    host: await createCreator(kindred.context, { chatMode: 1 }),
    guest: await createUser(kindred.context),
  };
}

/** Sends a message, as the creator to `fan` where one is named, and gives it as stored. */
async function say(from: TestUser, charId: string, content: string, to?: TestUser) {
  const fields = { char_id: charId, content, ...(to ? { user_id: to.userId } : {}) };
  const { lines } = await kindred.call('charger', fields, { token: from.token });
  return lines[0]?.data.message ?? expect.unreachable('no message was stored');
}

async function companionSays(host: TestCreator, guest: TestUser, content: string): Promise<string> {
  const { rows } = await kindred.context.pool.query<{ message_id: string }>(
    `select (a.message).message_id
     from append_message(($1, $2, $3, 0)::conversation_key, draft_message('ai', 'text', $4), $5) a`,
    [guest.userId, host.charId, host.userId, content, kindred.clock.now()],
  );
  return rows[0]?.message_id ?? '';
}

function reportOf(person: TestUser, type: ReportedType, id: string, reason = 'other') {
  return report(person, { reported_id: id, reported_type: type, reason });
}

function reportsOf({ userId }: TestUser, type: ReportedType) {
  const all = kindred.context.db.selectFrom('reports').selectAll();
  return all.where('user_id', '=', userId).where('reported_type', '=', type).execute();
}

type Line = { content: string; identity: string; user_id: string; msg_id: string };

function evidenceOf(row: { evidence: unknown } | undefined): Line[] {
  return (row?.evidence ?? []) as Line[];
}

/** Some statement is held up by the lock of another. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await kindred.context.pool.query(waiting)).rowCount).toBeGreaterThan(0);
}
