import { buffer } from 'node:stream/consumers';
import { refusals } from '@kindred/contract/wire/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { sendForm } from '../../../test/app/send-form.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { drawNoise } from '../../../test/data/create-post.ts';
import { createUser, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { closeSilentTickets } from './close-silent-tickets.ts';

const kindred = useTestApp();
let supporter: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  [supporter, moderator] = [await staff('support'), await staff('moderator')];
});
afterAll(() => expectInvariants(kindred));

async function staff(role: 'support' | 'moderator'): Promise<TestUser> {
  const person = await createUser(kindred.context, { nickname: `The ${role}` });
  await query(kindred.context.db, 'update users set role = $1 where user_id = $2', [role, person.userId]);
  return person;
}

const ask = async ({ token }: TestUser, content: string, language = 'en') =>
  (
    await kindred.call(
      'createTicket',
      { topic: 'payments', content, client_id: crypto.randomUUID() },
      { token, language },
    )
  ).data.ticket.ticket_id;
const read = ({ token }: TestUser, ticket_id: string) => kindred.call('getTicket', { ticket_id }, { token });
const write = (
  { token }: TestUser,
  ticket_id: string,
  content: string,
  client_id: string = crypto.randomUUID(),
) => kindred.call('writeTicket', { ticket_id, content, client_id }, { token });
const caseOf = async (ticketId: string, by = supporter) =>
  (await kindred.call('listCases', { queue: 'tickets', size: 100 }, { token: by.token })).data.list.find(
    ({ subject_id }) => subject_id === ticketId,
  );
const decide = async (ticketId: string, decision: 'answer' | 'close', reply = '') =>
  (
    await kindred.call(
      'decideCase',
      {
        queue: 'tickets',
        case_id: (await caseOf(ticketId))?.case_id ?? '0',
        decision,
        reason: 'other',
        reply,
      },
      { token: supporter.token, key: crypto.randomUUID() },
    )
  ).code;

describe('a request for help', () => {
  test('waits before staff, is answered in its conversation, and its person is told', async () => {
    const fan = await createUser(kindred.context);
    const ticketId = await ask(fan, 'I paid twice', 'de');
    expect(await caseOf(ticketId)).toMatchObject({ kind: 'ticket', content: 'I paid twice', language: 'de' });
    expect(await decide(ticketId, 'answer')).toBe(refusals.invalidInput.code);
    expect(await decide(ticketId, 'answer', 'We look at it.')).toBe(2000);
    expect(await caseOf(ticketId)).toBeUndefined();
    expect((await read(fan, ticketId)).data).toMatchObject({
      ticket: { state: 'answered' },
      messages: [{ author: 'staff', content: 'We look at it.' }],
    });
    await runJobs(kindred);
    const { data } = await kindred.call('listNotifications', {}, { token: fan.token });
    expect(data.list[0]).toMatchObject({ topic: 'support_answered' });
  });

  test('that its person writes on in waits again, with all that was said, once however often it is sent', async () => {
    const fan = await createUser(kindred.context);
    const ticketId = await ask(fan, 'It is broken');
    await decide(ticketId, 'answer', 'What do you see?');
    const clientId = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => write(fan, ticketId, 'A white page', clientId)));
    expect((await read(fan, ticketId)).data).toMatchObject({ ticket: { state: 'open' } });
    expect((await caseOf(ticketId))?.evidence).toMatchObject([
      { identity: 'staff', content: 'What do you see?' },
      { identity: 'fan', content: 'A white page' },
    ]);
    expect(await decide(ticketId, 'close', 'It is mended.')).toBe(2000);
    expect((await read(fan, ticketId)).data).toMatchObject({
      ticket: { state: 'closed' },
      messages: [{}, {}, { content: 'It is mended.' }],
    });
  });

  test('is closed by its person, or by two weeks of silence after an answer', async () => {
    const fan = await createUser(kindred.context);
    const [solved, silent] = [await ask(fan, 'Solved'), await ask(fan, 'Silent')];
    await kindred.call('closeTicket', { ticket_id: solved }, { token: fan.token });
    expect(await caseOf(solved)).toBeUndefined();
    await decide(silent, 'answer', 'Yes?');
    const state = async (ticketId: string) => (await read(fan, ticketId)).data.ticket.state;
    kindred.clock.advance(13 * 86_400);
    await closeSilentTickets(kindred.context);
    expect([await state(solved), await state(silent)]).toEqual(['closed', 'answered']);
    kindred.clock.advance(2 * 86_400);
    await closeSilentTickets(kindred.context);
    expect(await state(silent)).toBe('closed');
  });

  test('is nobody else’s to read, to write in, to close or to show pictures with', async () => {
    const [fan, other] = [await createUser(kindred.context), await createUser(kindred.context)];
    const ticketId = await ask(fan, 'Private');
    const { code } = refusals.notFound;
    expect((await read(other, ticketId)).code).toBe(code);
    expect((await write(other, ticketId, 'Hello')).code).toBe(code);
    expect((await kindred.call('closeTicket', { ticket_id: ticketId }, { token: other.token })).code).toBe(
      code,
    );
    const fields = { ticket_id: ticketId, client_id: 'picture-1', file: await drawNoise() };
    expect((await sendForm(kindred, 'addTicketFile', fields, other.token)).code).toBe(code);
    expect((await caseOf(ticketId, supporter))?.content).toBe('Private');
    const listed = await kindred.call('listCases', { queue: 'tickets' }, { token: moderator.token });
    expect(listed.code).toBe(refusals.forbidden.code);
  });

  test('of somebody in danger stands before older ones', async () => {
    const fan = await createUser(kindred.context);
    const older = await ask(fan, 'How do I change my name?');
    const urgent = await ask(fan, 'Somebody posted that her home address is on his page');
    const { data } = await kindred.call(
      'listCases',
      { queue: 'tickets', size: 100 },
      { token: supporter.token },
    );
    const order = data.list.map(({ subject_id }) => subject_id);
    expect(order.indexOf(urgent)).toBeLessThan(order.indexOf(older));
  });
});

describe('a picture that is shown to staff', () => {
  const add = async (fan: TestUser, ticketId: string, clientId: string = crypto.randomUUID()) =>
    sendForm(
      kindred,
      'addTicketFile',
      { ticket_id: ticketId, client_id: clientId, file: await drawNoise() },
      fan.token,
    );
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of kindred.context.storage.list()) if (key.startsWith('case-')) keys.push(key);
    return keys;
  };

  test('opens for the staff of its queue for five minutes, is encrypted where it lies, and each look is logged', async () => {
    const fan = await createUser(kindred.context);
    const ticketId = await ask(fan, 'See the picture');
    const before = await storedFiles();
    expect((await add(fan, ticketId)).data).toMatchObject({ file_num: 1 });
    const [key = ''] = (await storedFiles()).filter((name) => !before.includes(name));
    const { storage } = kindred.context;
    const stored = await buffer(storage.read(key, 0, ((await storage.size(key)) ?? 0) - 1));
    await expect(sharp(stored).metadata()).rejects.toThrow();
    const { case_id: caseId, files } = (await caseOf(ticketId)) ?? expect.fail('no case');
    const answer = await kindred.app.inject(files[0]?.url ?? '');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
    const looks = await query<{ actor_name: string }>(
      kindred.context.db,
      `select actor_name from staff_events where case_id = $1 and action = 'look'`,
      [caseId],
    );
    expect(looks).toEqual([{ actor_name: 'The support' }]);
    await query(kindred.context.db, `update users set role = 'member' where user_id = $1`, [
      supporter.userId,
    ]);
    expect((await kindred.app.inject(files[0]?.url ?? '')).json().code).toBe(refusals.forbidden.code);
    await query(kindred.context.db, `update users set role = 'support' where user_id = $1`, [
      supporter.userId,
    ]);
    kindred.clock.advance(301);
    expect((await kindred.app.inject(files[0]?.url ?? '')).statusCode).toBe(404);
  });

  test('is a picture, is one however often it is sent, is one of five at most, and goes with the account', async () => {
    const fan = await createUser(kindred.context);
    const ticketId = await ask(fan, 'Many pictures');
    const broken = { ticket_id: ticketId, client_id: 'broken-1', file: Buffer.from('<svg onload=alert(1)>') };
    expect((await sendForm(kindred, 'addTicketFile', broken, fan.token)).code).toBe(
      refusals.fileRefused.code,
    );
    const before = await storedFiles();
    await add(fan, ticketId, 'picture-1');
    await add(fan, ticketId, 'picture-1');
    for (const clientId of ['picture-2', 'picture-3', 'picture-4', 'picture-5'])
      await add(fan, ticketId, clientId);
    expect((await read(fan, ticketId)).data.file_num).toBe(5);
    expect((await add(fan, ticketId)).code).toBe(refusals.invalidInput.code);
    expect(await storedFiles()).toHaveLength(before.length + 5);
    await kindred.call('deleteAccount', {}, { token: fan.token });
    await runJobs(kindred);
    expect(await storedFiles()).toEqual(before);
  });
});

test('saved answers are in the language of who asked, and for the staff of requests alone', async () => {
  const list = (by: TestUser, language: 'en' | 'ja') =>
    kindred.call('listSavedReplies', { language }, { token: by.token });
  const [english, japanese] = [await list(supporter, 'en'), await list(supporter, 'ja')];
  expect(english.data.list.length).toBeGreaterThan(5);
  const words = ({ data }: typeof english) => data.list.map(({ content }) => content);
  expect(words(japanese).filter((content) => words(english).includes(content))).toEqual([]);
  expect((await list(moderator, 'en')).code).toBe(refusals.forbidden.code);
});
