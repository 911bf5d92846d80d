import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { checkDisk } from '../storage/check-disk.ts';

let kindred: TestApp;
beforeEach(async () => {
  kindred = await startTestApp();
});
afterEach(() => kindred.close());

const ready = () => kindred.app.inject('/readyz');

test('a server with everything it needs is ready', async () => {
  const response = await ready();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ready' });
});

test('without its database a server is alive, but not ready', async () => {
  const connecting = vi
    .spyOn(kindred.context.pool, 'connect')
    .mockImplementation(() => Promise.reject(new Error('away')));
  const response = await ready();
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'not ready', missing: ['database'] });
  expect((await kindred.app.inject('/healthz')).statusCode).toBe(200);
  connecting.mockRestore();
});

test('a server that cannot store files is not ready', async () => {
  const { dataDir } = kindred.context.config;
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, 'not a folder');
  expect((await ready()).json()).toEqual({ status: 'not ready', missing: ['disk'] });
});

test('a disk that is nearly full is not ready', async () => {
  await expect(checkDisk(kindred.context.config.dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow('full');
  await checkDisk(kindred.context.config.dataDir, 1);
});

test('metrics count answers by route and status, and contain no personal data', async () => {
  await kindred.app.inject('/character/12');
  await kindred.app.inject('/v3/api/user/data');
  const response = await kindred.app.inject('/metrics');
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = response.body.split('\n');
  expect(lines).toContain(
    'kindred_http_requests_total{method="GET",route="/v3/api/user/data",status="401"} 1',
  );
  expect(lines).toContain('kindred_http_request_duration_seconds_count 2');
  expect(response.body).not.toContain('/character/12');
  expect(lines).toContainEqual(expect.stringMatching(/^process_resident_memory_bytes \d+/));
});
