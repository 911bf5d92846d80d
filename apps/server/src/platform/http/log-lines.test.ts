import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app/start-test-app.ts';
import { buildHttpServer } from './http-server.ts';

test('each line of a request names the request once', async () => {
  const kindred = await startTestApp();
  const stream = new PassThrough();
  const log = pino({ level: 'info' }, stream);
  const app = await buildHttpServer({ ...kindred.context, log }, [
    {
      plugin: (scope) => {
        scope.get('/fails', () => Promise.reject(new Error('unforeseen')));
      },
    },
  ]);
  const { headers } = await app.inject('/fails');
  const lines = String(stream.read()).trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.match(/"reqId":/g)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ reqId: headers['x-request-id'] });
  }
  await app.close();
  await kindred.close();
});
