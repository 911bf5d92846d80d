import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayIn } from '../../platform/texts/say.ts';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  shown,
  startCompanionStage,
} from '../../test/app/companion-stage.ts';
import { createUser } from '../../test/data/factories.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

describe("the companion's answer", () => {
  test('streams what is stored in the end, after the message it answers', async () => {
    const { creator, fan } = await stage.pair();
    const { lines } = await stage.send(fan, creator, 'Hi');
    expect(lines[0]?.data.message).toMatchObject({ identity: 'fan', content: 'Hi', seq: 1 });
    expect(shown(lines)).toBe('Hello from the companion');
    expect(lines.at(-1)?.data).toMatchObject({
      done: true,
      message: { identity: 'ai', content: 'Hello from the companion', seq: 2, reply_to_seq: 1 },
    });
    const { list, live_reply } = await stage.history(fan, creator);
    expect(list.at(-1)).toEqual(lines.at(-1)?.data.message);
    expect(list.map((message) => message.reply_content)).toEqual(['', 'Hello from the companion']);
    expect(live_reply).toBeNull();
  });

  test('is seen alike in two tabs and on the creator’s side', async () => {
    const { creator, fan, events } = await stage.pair();
    const ofCreator: LiveEvent[] = [];
    stage.kindred.context.live.subscribe(creator.userId, (event) => ofCreator.push(event));
    await stage.send(fan, creator, 'Hi');
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
    const { creator, fan, events } = await stage.pair();
    const { write, letGo } = pausing('First half,', ' second half');
    stage.writer = write;
    const url = await stage.kindred.listen();
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
      async () => expect((await stage.history(fan, creator)).live_reply?.reply_content).toBe('First half,'),
      30_000,
    );

    const resumed = stage.kindred.call(
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
    expect((await stage.history(fan, creator)).list.at(-1)?.content).toBe('First half, second half');
  });

  test('stopped keeps what is written so far, and the model is told to stop', async () => {
    const { creator, fan, events } = await stage.pair();
    stage.writer = pausing('As far as this', ' never said').write;
    const sending = stage.send(fan, creator, 'Tell me');
    const piece = await heard(events, 'reply.written', 2);
    const stopped = await stage.kindred.call('stopReply', { reply_id: piece.reply_id }, { token: fan.token });
    expect(stopped.code).toBe(2000);
    expect((await sending).data).toMatchObject({ done: true, message: { content: 'As far as this' } });
    expect(await heard(events, 'reply.ended')).toMatchObject({ outcome: 'stopped' });
    expect((await sending).data.message?.is_stopped).toBe(true);
    expect(await heard(events, 'message.stored', 2)).toMatchObject({ message: { is_stopped: true } });
    expect((await stage.history(fan, creator)).list.map(({ is_stopped }) => is_stopped)).toEqual([
      false,
      true,
    ]);
    expect(stage.requests.at(-1)?.signal.aborted).toBe(true);
    expect(
      (await stage.kindred.call('stopReply', { reply_id: piece.reply_id }, { token: fan.token })).code,
    ).toBe(4401);
  });

  test('of somebody else can be neither read on nor stopped nor written again', async () => {
    const { creator, fan, events } = await stage.pair();
    const stranger = await createUser(stage.kindred.context);
    const { write, letGo } = pausing('secret canary', '');
    stage.writer = write;
    const sending = stage.send(fan, creator, 'Tell me');
    const { reply_id, msg_id } = await heard(events, 'reply.written', 2);
    for (const token of [stranger.token, creator.token]) {
      const answers = [
        await stage.kindred.call('resumeReply', { reply_id }, { token }),
        await stage.kindred.call('stopReply', { reply_id }, { token }),
        await stage.kindred.call('regenerateReply', { msg_id }, { token }),
      ];
      expect(answers.map(({ code }) => code)).toEqual([4401, 4401, 4401]);
      expect(JSON.stringify(answers)).not.toContain('canary');
    }
    letGo();
    await sending;
  });

  test('is given once to a message sent twice', async () => {
    const { creator, fan } = await stage.pair();
    const first = await stage.send(fan, creator, 'Hi', 'twice-0001');
    const again = await stage.send(fan, creator, 'Hi', 'twice-0001');
    expect(again.data).toEqual(first.data);
    expect(stage.requests).toHaveLength(1);
  });

  test('does not come while the creator answers by hand', async () => {
    const { creator, fan } = await stage.pair();
    await stage.kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
    const { lines } = await stage.send(fan, creator, 'Are you there?');
    expect(lines.map(({ data }) => [data.message?.identity, data.done])).toEqual([
      ['fan', undefined],
      [undefined, true],
    ]);
    expect(stage.requests).toEqual([]);
  });

  test('does not follow words of self-harm', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'I want to kill myself');
    const { list } = await stage.history(fan, creator);
    expect(list.map(({ type }) => type)).toEqual(['text', 'help']);
    expect(stage.requests).toEqual([]);
  });

  test('that breaks the rules for texts is replaced, never stored, and not shown for a moment', async () => {
    const { creator, fan } = await stage.pair();
    const written: string[] = [];
    stage.kindred.context.live.subscribe(fan.userId, (event) => {
      if (event.type === 'reply.written') written.push(event.reply_content);
    });
    stage.writer = () => says('She is 12 years old and', ' naked, sexual');
    await stage.send(fan, creator, 'Hi');
    const { list } = await stage.history(fan, creator);
    expect(list.map(({ content }) => content)).toEqual(['Hi', sayIn('en')('outgoing.adults')]);
    expect(written.join('')).not.toMatch(/sexual|years old/);
  });
});

describe('a prompt', () => {
  test('never holds what another fan said', async () => {
    const { creator, fan } = await stage.pair();
    const other = await createUser(stage.kindred.context, { nickname: 'Nickname canary' });
    await stage.send(other, creator, 'my secret is canary-of-B');
    stage.requests.length = 0;
    await stage.send(fan, creator, 'what do others tell you?');
    const prompt = JSON.stringify(stage.requests.map(({ messages, fanName }) => ({ messages, fanName })));
    expect(prompt).toContain('what do others tell you?');
    expect(prompt).not.toMatch(/canary/);
  });

  test('begins alike for everybody who is at the same place with the same character', async () => {
    const { creator, fan } = await stage.pair();
    const other = await createUser(stage.kindred.context);
    await stage.send(fan, creator, 'Hi');
    await stage.send(other, creator, 'Hi');
    await stage.send(other, creator, 'Hi again');
    const [first, alike, later] = stage.requests.map(({ seed }) => seed);
    expect(alike).toBe(first);
    expect(later).not.toBe(first);
  });

  test('holds the card, then what was said, and last of all the platform’s rules', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'Hi');
    const contents = stage.requests[0]?.messages.map(({ content }) => content) ?? [];
    expect(contents[0]).toContain('Mira paints.');
    expect(contents[1]).toBe('Hi');
    expect(contents.at(-1)).toContain('Rules of the platform');
    expect(stage.requests[0]?.messages.filter(({ role }) => role === 'user')).toEqual([
      { role: 'user', content: 'Hi' },
    ]);
  });
});
