import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app/start-test-app.ts';
import { buildHttpServer } from './http-server.ts';

test('the server stops with its last answer, even if the client would keep the connection', async () => {
  const kindred = await startTestApp();
  const mayEnd = Promise.withResolvers<void>();
  const app = await buildHttpServer(kindred.context, [
    {
      plugin: (scope) => {
        scope.get('/stream', async (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200).write('begun');
          await mayEnd.promise;
          reply.raw.end();
        });
      },
    },
  ]);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ended = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  get({ port, path: '/stream', agent }, (response) => {
    response.on('data', () => begun.resolve()).on('end', () => ended.resolve());
  });
  await begun.promise;
  const stopped = app.close();
  // Idle connections are closed by then.
  while (app.server.listening) await setImmediate();
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  mayEnd.resolve();
  await ended.promise;
  await stopped;
  expect(app.server.listening).toBe(false);
  agent.destroy();
  await kindred.close();
});
