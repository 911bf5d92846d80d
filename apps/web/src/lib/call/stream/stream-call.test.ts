import { describe, expect, test, vi } from 'vitest';
import { encrypt } from '../../../test/encrypt.ts';
import { answer, streamOf, stubFetch } from '../../../test/fake-server.ts';
import { startSession } from '../../storage/session.ts';
import { UnreadableError } from '../call-errors.ts';
import { streamCall } from './stream-call.ts';

const message = { char_id: '1', content: 'Hello', client_id: 'client-1' };

async function readAll() {
  const lines = [];
  for await (const line of streamCall('charger', message)) lines.push(line);
  return lines;
}

function dataLine(data: object): string {
  return `data: ${JSON.stringify({ code: 2000, msg: 'ok', data })}\n\n`;
}

test('a reply reads the same wherever the network cuts it, also inside a letter', async () => {
  const text = dataLine({ reply_content: 'Grüße 你好', offset: 0 }) + dataLine({ done: true });
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, 64, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    );
    stubFetch(() => streamOf(pieces));
    expect(await readAll()).toEqual([{ reply_content: 'Grüße 你好', offset: 0 }, { done: true }]);
  }
});

test('comments and empty lines only keep the line open', async () => {
  stubFetch(() => streamOf([': still here\n\ndata:\n\n', dataLine({ done: true })]));
  expect(await readAll()).toEqual([{ done: true }]);
});

test('a last line without a line end counts', async () => {
  stubFetch(() => streamOf([dataLine({ diamond: 20 }).trimEnd()]));
  expect(await readAll()).toEqual([{ diamond: 20 }]);
});

test('a refusal in the middle is thrown after what came before it', async () => {
  stubFetch(() => streamOf([dataLine({ msg_id: '5' }), 'data: {"code":4402,"msg":"No","data":null}\n\n']));
  const stream = streamCall('charger', message);
  expect((await stream.next()).value).toEqual({ msg_id: '5' });
  await expect(stream.next()).rejects.toMatchObject({ code: 4402 });
});

test('a refusal before the first line comes as one plain envelope', async () => {
  stubFetch(() => answer({ code: 5005, msg: 'Insufficient balance', data: null }));
  await expect(readAll()).rejects.toMatchObject({ code: 5005 });
});

describe('an encrypted stream', () => {
  const encrypted = async (data: object, token: string) =>
    `data: ${JSON.stringify(await encrypt(JSON.stringify({ code: 2000, msg: 'ok', data }), token))}\n\n`;

  test('is opened line by line with the key of this session', async () => {
    startSession({ token: 'session token', imToken: 'im' });
    const lines = [{ reply_content: 'Grüße', offset: 0 }, { done: true }];
    const sent = await Promise.all(lines.map((line) => encrypted(line, 'session token')));
    stubFetch(() => streamOf(sent));
    expect(await readAll()).toEqual(lines);
  });

  test('ends with an error at the first line that does not open', async () => {
    startSession({ token: 'session token', imToken: 'im' });
    const sent = [
      await encrypted({ msg_id: '5' }, 'session token'),
      await encrypted({ msg_id: '6' }, 'another token'),
      await encrypted({ msg_id: '7' }, 'session token'),
    ];
    stubFetch(() => streamOf(sent));
    const stream = streamCall('charger', message);
    expect((await stream.next()).value).toEqual({ msg_id: '5' });
    await expect(stream.next()).rejects.toBeInstanceOf(UnreadableError);
    expect((await stream.next()).done).toBe(true);
  });
});

test('a minute of silence is a failure', async () => {
  vi.useFakeTimers();
  stubFetch(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const reading = expect(readAll()).rejects.toMatchObject({ fault: 'timeout' });
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
  vi.useRealTimers();
});
