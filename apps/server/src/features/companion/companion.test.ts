import { setTimeout } from 'node:timers/promises';
import type { LiveEvent } from '@kindred/contract/wire/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { companionJobs, replyJobs } from './companion.jobs.ts';

type Writer = (request: ReplyRequest) => AsyncIterable<string>;

/** A model under the test's control. */
let writer: Writer;
const requests: ReplyRequest[] = [];
const ai: CompanionAi = {
  kind: 'model',
  reply: (request) => {
    requests.push(request);
    return writer(request);
  },
};

async function* says(...pieces: string[]) {
  yield* pieces;
}

/** Says some words, then nothing until let go or aborted. */
function pausing(before: string, after: string) {
  const gate = Promise.withResolvers<void>();
  const write: Writer = async function* ({ signal }) {
    yield before;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([gate.promise, aborted]);
    if (signal.aborted) return;
    yield after;
  };
  return { write, letGo: gate.resolve };
}

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(() => kindred.close());
beforeEach(() => {
  requests.length = 0;
  writer = () => says('Hello', ' from', ' the companion');
});

async function pair(): Promise<{ creator: TestCreator; fan: TestUser; events: LiveEvent[] }> {
  const creator = await createCreator(kindred.context, {
    name: 'Mira',
    card: { data: { description: 'Mira paints.' } },
  });
  const fan = await createUser(kindred.context);
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
  return { creator, fan, events };
}

const send = (fan: TestUser, creator: TestCreator, content: string, client_id?: string) =>
  kindred.call('charger', { char_id: creator.charId, content, client_id }, { token: fan.token });

const history = async (fan: TestUser, creator: TestCreator) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data;

/** Waits for an event of the kind; gives it. */
async function heard<Type extends LiveEvent['type']>(events: LiveEvent[], type: Type, count = 1) {
  return vi.waitFor(
    () => {
      const found = events.filter((event) => event.type === type) as Extract<LiveEvent, { type: Type }>[];
      if (found.length < count) throw new Error(`no ${type} yet`);
      return found[count - 1] as Extract<LiveEvent, { type: Type }>;
    },
    { timeout: 10_000, interval: 10 },
  );
}

/** Puts the pieces of a stream together as a client does. */
function shown(
  lines: { data: { reply_content?: string | undefined; offset?: number | undefined } }[],
): string {
  return lines.reduce(
    (text, { data }) =>
      data.reply_content === undefined ? text : text.slice(0, data.offset) + data.reply_content,
    '',
  );
}

describe("the companion's answer", () => {
  test('streams what is stored in the end, after the message it answers', async () => {
    const { creator, fan } = await pair();
    const { lines } = await send(fan, creator, 'Hi');
    expect(lines[0]?.data.message).toMatchObject({ identity: 'fan', content: 'Hi', seq: 1 });
    expect(shown(lines)).toBe('Hello from the companion');
    expect(lines.at(-1)?.data).toMatchObject({
      done: true,
      message: { identity: 'ai', content: 'Hello from the companion', seq: 2, reply_to_seq: 1 },
    });
    const { list, live_reply } = await history(fan, creator);
    expect(list.at(-1)).toEqual(lines.at(-1)?.data.message);
    expect(list.map((message) => message.reply_content)).toEqual(['', 'Hello from the companion']);
    expect(live_reply).toBeNull();
  });

  test('is seen alike in two tabs and on the creator’s side', async () => {
    const { creator, fan, events } = await pair();
    const ofCreator: LiveEvent[] = [];
    kindred.context.live.subscribe(creator.userId, (event) => ofCreator.push(event));
    await send(fan, creator, 'Hi');
    await heard(events, 'reply.ended');
    const texts = [events, ofCreator].map((heardBy) =>
      shown(heardBy.filter((event) => event.type === 'reply.written').map((data) => ({ data }))),
    );
    expect(texts).toEqual(['Hello from the companion', 'Hello from the companion']);
    expect(await heard(events, 'message.stored', 2)).toMatchObject({
      unread_total: 1,
      message: { identity: 'ai' },
    });
  });

  test('goes on when the tab closes, and is there to read on from an offset', async () => {
    const { creator, fan, events } = await pair();
    const { write, letGo } = pausing('First half,', ' second half');
    writer = write;
    const url = await listening();
    const leaving = new AbortController();
    const response = await fetch(`${url}/v3/api/dialogue/charger`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fan.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ char_id: creator.charId, content: 'Tell me' }),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    const piece = await heard(events, 'reply.written', 2);
    leaving.abort();
    await vi.waitFor(
      async () => expect((await history(fan, creator)).live_reply?.reply_content).toBe('First half,'),
      5000,
    );

    const resumed = kindred.call(
      'resumeReply',
      { reply_id: piece.reply_id, offset: 5 },
      { token: fan.token },
    );
    letGo();
    const { lines } = await resumed;
    expect(lines[0]?.data.offset).toBe(5);
    expect(shown([{ data: { reply_content: 'First', offset: 0 } }, ...lines])).toBe(
      'First half, second half',
    );
    expect((await history(fan, creator)).list.at(-1)?.content).toBe('First half, second half');
  });

  test('stopped keeps what is written so far, and the model is told to stop', async () => {
    const { creator, fan, events } = await pair();
    writer = pausing('As far as this', ' never said').write;
    const sending = send(fan, creator, 'Tell me');
    const piece = await heard(events, 'reply.written', 2);
    const stopped = await kindred.call('stopReply', { reply_id: piece.reply_id }, { token: fan.token });
    expect(stopped.code).toBe(2000);
    expect((await sending).data).toMatchObject({ done: true, message: { content: 'As far as this' } });
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'stopped' });
    expect((await sending).data.message?.is_stopped).toBe(true);
    expect(await heard(events, 'message.stored', 2)).toMatchObject({ message: { is_stopped: true } });
    expect((await history(fan, creator)).list.map(({ is_stopped }) => is_stopped)).toEqual([false, true]);
    expect(requests.at(-1)?.signal.aborted).toBe(true);
    expect((await kindred.call('stopReply', { reply_id: piece.reply_id }, { token: fan.token })).code).toBe(
      4401,
    );
  });

  test('of somebody else can be neither read on nor stopped nor written again', async () => {
    const { creator, fan, events } = await pair();
    const stranger = await createUser(kindred.context);
    const { write, letGo } = pausing('secret canary', '');
    writer = write;
    const sending = send(fan, creator, 'Tell me');
    const { reply_id, msg_id } = await heard(events, 'reply.written', 2);
    for (const token of [stranger.token, creator.token]) {
      const answers = [
        await kindred.call('resumeReply', { reply_id }, { token }),
        await kindred.call('stopReply', { reply_id }, { token }),
        await kindred.call('regenerateReply', { msg_id }, { token }),
      ];
      expect(answers.map(({ code }) => code)).toEqual([4401, 4401, 4401]);
      expect(JSON.stringify(answers)).not.toContain('canary');
    }
    letGo();
    await sending;
  });

  test('written again replaces the old one in its place', async () => {
    const { creator, fan, events } = await pair();
    const first = await send(fan, creator, 'Hi');
    writer = () => says('Another', ' try');
    const msg_id = first.data.msg_id as string;
    const again = await kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(shown(again.lines)).toBe('Another try');
    expect(again.data).toMatchObject({
      done: true,
      message: { messageID: msg_id, seq: 2, content: 'Another try' },
    });
    expect((await history(fan, creator)).list).toHaveLength(2);
    expect(await heard(events, 'message.changed')).toMatchObject({ message: { content: 'Another try' } });
  });

  test('that was stopped is whole once it is written again to its end', async () => {
    const { creator, fan, events } = await pair();
    writer = pausing('As far as this', '').write;
    const sending = send(fan, creator, 'Tell me');
    const { reply_id, msg_id } = await heard(events, 'reply.written', 2);
    await kindred.call('stopReply', { reply_id }, { token: fan.token });
    await sending;
    writer = () => says('All of it');
    const again = await kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(again.data.message).toMatchObject({ content: 'All of it', is_stopped: false });
  });

  test('once there is a newer one is not written again', async () => {
    const { creator, fan } = await pair();
    const first = await send(fan, creator, 'Hi');
    await send(fan, creator, 'And?');
    const again = await kindred.call(
      'regenerateReply',
      { msg_id: first.data.msg_id as string },
      { token: fan.token },
    );
    expect(again.code).toBe(4401);
  });

  test('that fails three times costs nothing, says so, and can be asked for again', async () => {
    const { creator, events } = await pair();
    const fan = await createUser(kindred.context, { diamonds: 100 });
    kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
    writer = async function* () {
      yield 'half an';
      throw new Error('the model is away');
    };
    const failed = await send(fan, creator, 'Hi');
    expect(failed.code).toBe(5030);
    expect(requests).toHaveLength(3);
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'failed' });
    const { list } = await history(fan, creator);
    expect(list.map(({ identity }) => identity)).toEqual(['fan']);
    const { rows } = await kindred.context.pool.query(
      'select balance from ledger_accounts where user_id = $1',
      [fan.userId],
    );
    expect(rows).toEqual([{ balance: '100' }]);

    writer = () => says('Here I am');
    const msg_id = failed.lines.find(({ data }) => data?.reply_id)?.data.msg_id as string;
    const again = await kindred.call('regenerateReply', { msg_id }, { token: fan.token });
    expect(again.data).toMatchObject({ done: true, message: { content: 'Here I am', seq: 2 } });
  });

  test('covers what was said while an earlier one was written: no message is left alone', async () => {
    const { creator, fan, events } = await pair();
    const { write, letGo } = pausing('Answer one', '.');
    writer = write;
    const first = send(fan, creator, 'One');
    await heard(events, 'reply.written', 2);
    writer = () => says('Answer to the rest');
    const second = send(fan, creator, 'Two');
    const third = send(fan, creator, 'Three');
    await heard(events, 'message.stored', 3);
    letGo();
    const answers = await Promise.all([first, second, third]);
    expect(answers.map(({ data }) => data.message?.content)).toEqual([
      'Answer one.',
      'Answer to the rest',
      'Answer to the rest',
    ]);
    const { list } = await history(fan, creator);
    expect(list.map(({ identity }) => identity)).toEqual(['fan', 'fan', 'fan', 'ai', 'ai']);
    expect(list.at(-1)?.reply_to_seq).toBe(3);
  });

  test('is given once to a message sent twice', async () => {
    const { creator, fan } = await pair();
    const first = await send(fan, creator, 'Hi', 'twice-0001');
    const again = await send(fan, creator, 'Hi', 'twice-0001');
    expect(again.data).toEqual(first.data);
    expect(requests).toHaveLength(1);
  });

  test('survives the loss of its writer: one answer, and the lost writer changes nothing any more', async () => {
    const { creator, fan, events } = await pair();
    const lost = pausing('I was lo', 'st on the way');
    writer = lost.write;
    const sending = send(fan, creator, 'Tell me');
    await heard(events, 'reply.written', 2);
    writer = () => says('Written by the second');
    await kindred.context.pool.query(
      `update companion_replies set updated_at = updated_at - interval '1 minute' where state = 'writing'`,
    );
    await companionJobs(kindred.context)['companion.requeue']?.({}, new AbortController().signal);
    expect((await sending).data).toMatchObject({ done: true, message: { content: 'Written by the second' } });
    lost.letGo();
    await kindred.call('charger', { char_id: creator.charId, content: 'And now?' }, { token: fan.token });
    const { list } = await history(fan, creator);
    expect(list.map(({ identity, content }) => `${identity} ${content}`)).toEqual([
      'fan Tell me',
      'ai Written by the second',
      'fan And now?',
      'ai Written by the second',
    ]);
  });

  test('is taken up by the next process when this one is told to end', async () => {
    const { creator, fan, events } = await pair();
    writer = pausing('Begun he', 're').write;
    const ending = new AbortController();
    const sending = send(fan, creator, 'Tell me');
    const { reply_id } = await heard(events, 'reply.written', 2);
    await kindred.context.pool.query(`update companion_replies set state = 'queued' where reply_id = $1`, [
      reply_id,
    ]);
    const job = replyJobs(kindred.context)['companion.reply']?.({ reply_id }, ending.signal);
    await heard(events, 'reply.written', 4);
    writer = () => says('Finished there');
    ending.abort();
    await job;
    expect((await sending).data).toMatchObject({ message: { content: 'Finished there', seq: 2 } });
  });

  test('does not come while the creator answers by hand', async () => {
    const { creator, fan } = await pair();
    await kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
    const { lines } = await send(fan, creator, 'Are you there?');
    expect(lines.map(({ data }) => [data.message?.identity, data.done])).toEqual([
      ['fan', undefined],
      [undefined, true],
    ]);
    expect(requests).toEqual([]);
  });

  test('does not follow words of self-harm', async () => {
    const { creator, fan } = await pair();
    await send(fan, creator, 'I want to kill myself');
    const { list } = await history(fan, creator);
    expect(list.map(({ type }) => type)).toEqual(['text', 'help']);
    expect(requests).toEqual([]);
  });

  test('that breaks the rules for texts is never stored', async () => {
    const { creator, fan } = await pair();
    writer = () => says('She is 12 years old and', ' naked, sexual');
    expect((await send(fan, creator, 'Hi')).code).toBe(5030);
    expect((await history(fan, creator)).list).toHaveLength(1);
  });

  test('is written for two conversations of a fan at a time', async () => {
    const { creator, fan, events } = await pair();
    const others = await Promise.all([createCreator(kindred.context), createCreator(kindred.context)]);
    const gates = [creator, ...others].map(() => pausing('…', 'done'));
    let at = 0;
    writer = (request) => (gates[at++] as (typeof gates)[0]).write(request);
    const sendings = [creator, ...others].map((one) => send(fan, one, 'Hi'));
    await heard(events, 'reply.written', 4);
    const { rows } = await kindred.context.pool.query(
      `select state, count(*)::integer from companion_replies where user_id = $1 group by state order by state`,
      [fan.userId],
    );
    expect(rows).toEqual([
      { state: 'queued', count: 1 },
      { state: 'writing', count: 2 },
    ]);
    for (const { letGo } of gates) letGo();
    for (const { data } of await Promise.all(sendings)) expect(data.message?.content).toBe('…done');
  });
});

describe('a prompt', () => {
  test('never holds what another fan said', async () => {
    const { creator, fan } = await pair();
    const other = await createUser(kindred.context, { nickname: 'Nickname canary' });
    await send(other, creator, 'my secret is canary-of-B');
    requests.length = 0;
    await send(fan, creator, 'what do others tell you?');
    const prompt = JSON.stringify(requests.map(({ messages, fanName }) => ({ messages, fanName })));
    expect(prompt).toContain('what do others tell you?');
    expect(prompt).not.toMatch(/canary/);
  });

  test('begins alike for everybody who is at the same place with the same character', async () => {
    const { creator, fan } = await pair();
    const other = await createUser(kindred.context);
    await send(fan, creator, 'Hi');
    await send(other, creator, 'Hi');
    await send(other, creator, 'Hi again');
    const [first, alike, later] = requests.map(({ seed }) => seed);
    expect(alike).toBe(first);
    expect(later).not.toBe(first);
  });

  test('holds the card, then the platform’s rules, then what was said', async () => {
    const { creator, fan } = await pair();
    await send(fan, creator, 'Hi');
    const contents = requests[0]?.messages.map(({ content }) => content) ?? [];
    expect(contents[0]).toContain('Mira paints.');
    expect(contents[1]).toContain('Rules of the platform');
    expect(contents.at(-1)).toContain('Rules of the platform');
    expect(requests[0]?.messages.filter(({ role }) => role === 'user')).toEqual([
      { role: 'user', content: 'Hi' },
    ]);
  });
});

let url: string | undefined;
async function listening(): Promise<string> {
  url ??= await kindred.listen();
  return url;
}

describe('a block', () => {
  const raise = (creator: TestCreator, fan: TestUser) =>
    kindred.call('block', { block_id: fan.userId, block: 1 }, { token: creator.token });

  test('ends the answer that is being written, and nothing of it is kept', async () => {
    const { creator, fan, events } = await pair();
    writer = async function* ({ signal }) {
      while (!signal.aborted) {
        yield 'on and on ';
        await setTimeout(20);
      }
    };
    const sent = send(fan, creator, 'Tell me everything');
    await heard(events, 'reply.written', 2);
    await raise(creator, fan);
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'stopped' });
    expect((await sent).lines.at(-1)?.data).toMatchObject({ done: true });
    const kept = await kindred.context.db
      .selectFrom('messages')
      .select('identity')
      .where('sender_user_id', 'in', [fan.userId, creator.userId])
      .execute();
    expect(kept).toEqual([{ identity: 'fan' }]);
  });

  test('leaves an answer unwritten that waits for its turn', async () => {
    const { creator, fan } = await pair();
    const { write, letGo } = pausing('First', '.');
    writer = write;
    const others = [await createCreator(kindred.context), await createCreator(kindred.context)];
    const underWay = others.map((other) => send(fan, other, 'Hi'));
    await vi.waitFor(() => expect(requests).toHaveLength(2), 5000);
    const waiting = send(fan, creator, 'Hi');
    await vi.waitFor(async () => expect((await history(fan, creator)).live_reply).not.toBeNull(), 5000);
    await raise(creator, fan);
    letGo();
    await Promise.all([...underWay, waiting]);
    expect(requests).toHaveLength(2);
  });
});
