import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bundleBoot } from './boot-script.ts';

test('the boot script is one small classic script; run, it asks what the home page asks first', async () => {
  const fetch = vi.fn(async (_url: string) => Response.json({ data: { list: [] } }));
  vi.stubGlobal('fetch', fetch);
  const script = await bundleBoot();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(2500);
  history.replaceState(null, '', '/home');
  localStorage.setItem('token', 'abc');
  new Function(script)();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/v3/api/diary/home/following/list',
    '/v3/api/user/data',
  ]);
});
