import type { AddressInfo } from 'node:net';
import { resumeReplyCall } from '@kindred/contract/companion/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createUser } from '../../test/data/factories.ts';
import { buildHttpServer } from './http-server.ts';
import type { HttpRoute } from './route.ts';

const kindred = useTestApp();
let url: string;
let close: () => Promise<unknown>;
/** Resolves when a running stream has seen its signal. */
let aborted: Promise<void>;

beforeAll(async () => {
  let tell: () => void;
  aborted = new Promise((resolve) => {
    tell = resolve;
  });
  const endless: HttpRoute = {
    call: resumeReplyCall,
    handle: async function* (_input, _viewer, request) {
      request.signal.addEventListener('abort', () => tell());
      yield { msg_id: '1', reply_content: 'Hel', offset: 3 };
      await new Promise(() => {});
    },
  };
  const app = await buildHttpServer(kindred.context, [{ routes: [endless] }]);
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  close = () => app.close();
});
afterAll(async () => {
  await close();
});

test('a stream that waits for more ends when its session is ended', async () => {
  const { token } = await createUser(kindred.context);
  const query = new URLSearchParams({ char_id: '1', reply_id: '1', offset: '0' });
  const response = await fetch(`${url}${resumeReplyCall.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('Hel');
  await kindred.call('logout', {}, { token });
  await aborted;
  expect((await reader?.read())?.done).toBe(true);
});
