import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError, RefusalError } from '../../lib/call/call-errors.ts';
import { startSession } from '../../lib/storage/session.ts';
import { drainOutbox } from './drain-outbox.ts';
import {
  addToOutbox,
  changeOutbox,
  editInOutbox,
  readOutbox,
  releaseAfterJoining,
  retryInOutbox,
} from './outbox.ts';
import { pauseMessage, resumeMessage } from './sending.ts';

const writerId = '1';
const chat = (charId: string) =>
  ({ char_id: charId, user_id: '1', chat_no: 0, side: 'fan', writerId }) as const;
const write = (content: string, charId = '5') => addToOutbox({ ...chat(charId), content });
const refusal = new RefusalError({
  code: 4402,
  msg: 'This message cannot be sent',
  status: 200,
  requestId: 'r',
});
const waiting = () => readOutbox().map(({ content, errorState }) => [content, errorState ?? 0]);

beforeEach(() => {
  startSession({ token: 'token', imToken: 'im' });
  vi.useFakeTimers();
  return () => {
    vi.clearAllTimers();
    vi.useRealTimers();
  };
});

/** A server that stores what it gets, unless a test sets its answer. */
function server(refuse: Record<string, unknown> = {}) {
  const stored: string[] = [];
  const send = vi.fn(async ({ content }: { content: string }) => {
    await Promise.resolve();
    const error = refuse[content];
    if (error) throw error;
    stored.push(content);
  });
  return { stored, send, refuse };
}

test('messages go out in the order in which they were written, one after the other', async () => {
  let atOnce = 0;
  let most = 0;
  const { stored, send } = server();
  for (const content of ['one', 'two', 'three']) write(content);
  await drainOutbox(writerId, async (entry) => {
    most = Math.max(most, ++atOnce);
    await send(entry);
    atOnce--;
  });
  expect(stored).toEqual(['one', 'two', 'three']);
  expect(most).toBe(1);
  expect(readOutbox()).toEqual([]);
});

test('what is written while others are sent goes out after them', async () => {
  const { stored, send } = server();
  write('one');
  const draining = drainOutbox(writerId, send);
  write('two');
  await Promise.all([draining, drainOutbox(writerId, send)]);
  expect(stored).toEqual(['one', 'two']);
});

describe('without a network', () => {
  test('everything waits as it is, and goes out in order by itself once there is one', async () => {
    const { stored, send, refuse } = server({ one: new ConnectionError('offline') });
    write('one');
    write('two');
    await drainOutbox(writerId, send);
    expect(waiting()).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    delete refuse.one;
    // However often it has waited before.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stored).toEqual(['one', 'two']);
  });

  test('a reload loses nothing: the messages are in the browser with the names they were given', async () => {
    const { send } = server({ one: new ConnectionError('offline') });
    const { clientId } = write('one');
    await drainOutbox(writerId, send);
    expect(readOutbox()).toMatchObject([{ clientId, content: 'one' }]);
  });
});

describe('a message that fails', () => {
  test('may be sent again, and holds up the later ones of its conversation alone', async () => {
    const { stored, send, refuse } = server({ one: new ConnectionError('timeout') });
    const { clientId } = write('one');
    write('two');
    write('elsewhere', '6');
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['elsewhere']);
    expect(waiting()).toEqual([
      ['one', 2],
      ['two', 0],
    ]);
    delete refuse.one;
    retryInOutbox(clientId);
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['elsewhere', 'one', 'two']);
  });

  test('goes out before a new one when its writer writes on', async () => {
    const { stored, send, refuse } = server({ one: new ConnectionError('timeout') });
    write('one');
    await drainOutbox(writerId, send);
    delete refuse.one;
    write('two');
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['one', 'two']);
  });
});

test('a refused message keeps its reason, is not sent again and holds nobody up', async () => {
  const { stored, send } = server({ one: refusal });
  write('one');
  write('two');
  await drainOutbox(writerId, send);
  write('three');
  await drainOutbox(writerId, send);
  expect(stored).toEqual(['two', 'three']);
  expect(readOutbox()).toMatchObject([
    { content: 'one', errorState: 3, reason: 'This message cannot be sent' },
  ]);
  expect(send.mock.calls.filter(([{ content }]) => content === 'one')).toHaveLength(1);
});

test('what was written before joining goes out in order once one has joined, and nothing else that was refused', async () => {
  const notJoined = new RefusalError({ code: 4305, msg: 'You have not joined', status: 200, requestId: 'r' });
  const { stored, send, refuse } = server({ one: notJoined, two: notJoined, bad: refusal });
  for (const content of ['one', 'bad', 'two']) write(content);
  write('to another', '6');
  refuse['to another'] = notJoined;
  await drainOutbox(writerId, send);
  expect(stored).toEqual([]);
  for (const content of ['one', 'two', 'bad']) delete refuse[content];
  releaseAfterJoining('5');
  await drainOutbox(writerId, send);
  expect(stored).toEqual(['one', 'two']);
  expect(readOutbox()).toMatchObject([
    { content: 'bad', errorState: 3 },
    { content: 'to another', errorState: 3, code: 4305 },
  ]);
});

test('two tabs send each message once', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    turn = turn.then(work);
    return turn;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const { stored, send } = server();
  for (const content of ['one', 'two', 'three']) write(content);
  vi.resetModules();
  const otherTab = await import('./drain-outbox.ts');
  await Promise.all([drainOutbox(writerId, send), otherTab.drainOutbox(writerId, send)]);
  expect(stored).toEqual(['one', 'two', 'three']);
});

test('what one person wrote is not sent by the next who signs in here', async () => {
  const { send } = server();
  write('mine');
  await drainOutbox('2', send);
  expect(send).not.toHaveBeenCalled();
  changeOutbox(() => []);
});

describe('a message that cannot go out yet', () => {
  const photo = { id: 'f1', kind: 'image', name: 'a.jpg' } as const;

  test('because its photo is still going up holds up its own conversation alone', async () => {
    const { stored, send } = server();
    addToOutbox({ ...chat('5'), content: 'photo', attachments: [photo] });
    write('after it');
    write('elsewhere', '6');
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['elsewhere']);
    changeOutbox((entries) =>
      entries.map((entry) =>
        entry.attachments ? { ...entry, attachments: [{ ...photo, mediaId: '9' }] } : entry,
      ),
    );
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['elsewhere', 'photo', 'after it']);
  });

  test('because it is being edited waits, goes out with its new words, and a refused one gets another chance', async () => {
    const { stored, send } = server({ wrong: refusal });
    const { clientId } = write('wrong');
    await drainOutbox(writerId, send);
    expect(waiting()).toEqual([['wrong', 3]]);
    const later = write('helo');
    expect(pauseMessage(later.clientId)).toBe(true);
    editInOutbox(clientId, 'right');
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['right']);
    editInOutbox(later.clientId, 'hello');
    resumeMessage(later.clientId);
    await drainOutbox(writerId, send);
    expect(stored).toEqual(['right', 'hello']);
    expect(editInOutbox(later.clientId, 'too late')).toBe(false);
  });

  test('cannot be paused once it is on the wire', async () => {
    const { clientId } = write('one');
    let isPaused = true;
    await drainOutbox(writerId, async () => {
      isPaused = pauseMessage(clientId);
    });
    expect(isPaused).toBe(false);
  });
});
