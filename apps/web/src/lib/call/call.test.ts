import { describe, expect, test, vi } from 'vitest';
import { encrypt } from '../../test/encrypt.ts';
import { answer, envelope, onlineAs, stubFetch } from '../../test/fake-server.ts';
import { endSession, getSession, startSession, useSession } from '../storage/session.ts';
import { call } from './call.ts';
import { ConnectionError, RefusalError, UnreadableError } from './call-errors.ts';

describe('every request', () => {
  test('carries the bearer token, the time zone and the language of the page', async () => {
    startSession({ token: 'own-token', imToken: 'im' });
    const fetch = stubFetch(() => envelope({ diamond: 5 }));
    await call('getUserData', {});
    const [url, init] = fetch.mock.calls[0]!;
    const headers = new Headers(init?.headers);
    expect(url).toBe('/v3/api/user/data');
    expect(headers.get('authorization')).toBe('Bearer own-token');
    expect(headers.get('accept-language')).toBe('en');
    expect(headers.get('timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('puts the fields of a GET into the address and leaves out what is undefined', async () => {
    const fetch = stubFetch(() => envelope({ list: [] }));
    await call('listMessages', { char_id: '7', before: undefined, size: 30 });
    expect(fetch.mock.calls[0]![0]).toBe('/v3/api/dialogue/history?char_id=7&size=30');
  });

  test('names a spend, and keeps the name it was given', async () => {
    const fetch = stubFetch(() => envelope({}));
    await call('unlockPost', { diary_id: '1' });
    await call('unlockPost', { diary_id: '1' }, { idempotencyKey: 'mine' });
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe('mine');
  });
});

describe('a refusal', () => {
  test('is thrown with its code, words, status and request id', async () => {
    stubFetch(() =>
      answer({ code: 5005, msg: 'Insufficient balance', data: null }, 200, { 'x-request-id': 'r1' }),
    );
    const error = await call('unlockPost', { diary_id: '1' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusalError);
    expect(error).toMatchObject({
      code: 5005,
      message: 'Insufficient balance',
      status: 200,
      requestId: 'r1',
    });
  });
});

describe('a dead session', () => {
  test('ends once, however many calls find out at the same time', async () => {
    startSession({ token: 'old', imToken: 'im' });
    stubFetch(() => answer({ code: 401, msg: 'Please sign in', data: null }, 401));
    const ended = vi.fn();
    const stop = useSession.subscribe(ended);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => call('getUserData', {})));
    stop();
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(getSession().token).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('does not take a newer session with it', async () => {
    startSession({ token: 'old', imToken: 'im' });
    stubFetch(() => {
      endSession('refusal');
      startSession({ token: 'new', imToken: 'im' });
      return answer({ code: 401, msg: '', data: null }, 401);
    });
    await call('getUserData', {}).catch(() => undefined);
    expect(getSession().token).toBe('new');
  });
});

describe('without a network', () => {
  test('nothing is sent', async () => {
    const fetch = stubFetch(() => envelope({}));
    onlineAs(false);
    await expect(call('getUserData', {})).rejects.toEqual(new ConnectionError('offline'));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a request that gets lost where there is a network means that the server is out of reach', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('getUserData', {})).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test('so does the page of something in front of a server that is not there', async () => {
    stubFetch(
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    );
    await expect(call('getUserData', {})).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test('an answer that takes too long reads as a time-out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    stubFetch((_url, init) => Promise.reject(init?.signal?.reason));
    await expect(call('getUserData', {})).rejects.toMatchObject({ fault: 'timeout' });
  });
});

describe('an encrypted answer', () => {
  test('is opened with the key of this session', async () => {
    startSession({ token: 'session token', imToken: 'im' });
    const encrypted = await encrypt(
      JSON.stringify({ code: 2000, msg: 'ok', data: { diamond: 9 } }),
      'session token',
    );
    stubFetch(() => answer(encrypted));
    expect(await call('getUserData', {})).toEqual({ diamond: 9 });
  });

  test('is an error when the key is not its own', async () => {
    startSession({ token: 'another token', imToken: 'im' });
    const encrypted = await encrypt(JSON.stringify({ code: 2000, msg: 'ok', data: {} }), 'session token');
    stubFetch(() => answer(encrypted));
    await expect(call('getUserData', {})).rejects.toBeInstanceOf(UnreadableError);
  });

  test('is an error when there is no session to open it', async () => {
    stubFetch(() => answer('bm90IG91cnM='));
    await expect(call('getUserData', {})).rejects.toBeInstanceOf(UnreadableError);
  });
});
