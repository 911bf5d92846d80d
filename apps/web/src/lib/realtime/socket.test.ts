import { expect, test, vi } from 'vitest';
import { openLive } from './socket.ts';

const made = vi.hoisted(() => ({ sockets: [] as EventTarget[], sent: [] as string[], reconnects: 0 }));
vi.mock('partysocket/ws', () => ({
  default: class extends EventTarget {
    readyState = WebSocket.OPEN;
    constructor() {
      super();
      made.sockets.push(this);
    }
    send(text: string) {
      made.sent.push(text);
    }
    reconnect() {
      made.reconnects += 1;
    }
    close() {}
  },
}));

function open() {
  made.sent = [];
  made.reconnects = 0;
  const token = Promise.withResolvers<{ imToken: string; ends: number }>();
  const close = openLive({ imToken: () => token.promise, onEvent: () => {}, onReady: () => {} });
  made.sockets.at(-1)?.dispatchEvent(new Event('open'));
  return { token, close };
}

test('an open connection says who it is for', async () => {
  const { token, close } = open();
  token.resolve({ imToken: 'key', ends: Date.now() + 3_600_000 });
  await expect.poll(() => made.sent).toEqual(['{"im_token":"key"}']);
  close();
});

test('a connection that is closed before its key has come says nothing more, and is not opened again', async () => {
  const answered = open();
  answered.close();
  answered.token.resolve({ imToken: 'key', ends: Date.now() + 3_600_000 });
  await answered.token.promise;
  const refused = open();
  refused.close();
  refused.token.reject(new Error('no longer signed in'));
  await refused.token.promise.catch(() => undefined);
  expect(made).toMatchObject({ sent: [], reconnects: 0 });
});

test('where the server’s clock is a month ahead, the key is renewed after 55 minutes, and not at once for ever', async () => {
  vi.useFakeTimers();
  const { token, close } = open();
  token.resolve({ imToken: 'key', ends: Date.now() + 30 * 86_400_000 });
  await vi.advanceTimersByTimeAsync(54 * 60_000);
  expect(made.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(made.sent).toHaveLength(2);
  close();
  vi.useRealTimers();
});
