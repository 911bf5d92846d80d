import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './web.ts';

const script = 'export const answer = 42;\n'.repeat(40);
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-web-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  const files = {
    app: ['/assets/react-0.js', '/assets/app.css'],
    pages: { character: ['/assets/character-1a.js'], 'creator-tools': ['/assets/tools.js'] },
  };
  await writeFile(path.join(folder, '.vite/page-files.json'), JSON.stringify(files));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Kindred</title>');
  await writeFile(path.join(folder, 'service-worker.js'), 'self.skipWaiting();');
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
  const file = path.join(folder, 'assets/app-1a2b3c.js');
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
  app = fastify();
  await serveWeb(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
const getScript = (encodings: string) => get('/assets/app-1a2b3c.js', { 'accept-encoding': encodings });

test('a browser gets scripts in its smallest encoding', async () => {
  const small = await getScript('gzip, deflate, br');
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  const older = await getScript('gzip');
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(older.rawPayload).toString()).toBe(script);
  expect(older.headers['content-type']).toContain('javascript');
});

test('a client without gzip gets the plain script, and caches know the difference', async () => {
  const plain = await getScript('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(script);
  expect(plain.headers.vary).toMatch(/accept-encoding/i);
});

test('a script is cached for good, the page is requested each time', async () => {
  expect((await getScript('br')).headers['cache-control']).toContain('immutable');
  const page = await get('/wallet', { accept: 'text/html' });
  expect(page.body).toContain('<title>Kindred');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('the worker is requested each time, so that a release is never delayed; the manifest has its media type', async () => {
  const worker = await get('/service-worker.js', {});
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-type']).toContain('javascript');
  const manifest = await get('/manifest.webmanifest', {});
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
});

test.each(['/home', '/character/7?from=link'])(
  '%s is a page, also for clients that accept anything',
  async (url) => {
    const headersList: Record<string, string>[] = [{ accept: 'text/html' }, { accept: '*/*' }, {}];
    for (const headers of headersList) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Kindred');
    }
  },
);

test('a page’s Link header names its files, the app’s before its own, so that they load in parallel', async () => {
  const links = async (url: string) => (await get(url, { accept: 'text/html' })).headers.link;
  const first =
    '</boot.js>; rel=preload; as=script, </assets/react-0.js>; rel=modulepreload; crossorigin, ' +
    '</assets/app.css>; rel=preload; as=style; crossorigin';
  expect(await links('/home')).toBe(first);
  expect(await links('/character/7?from=link')).toBe(
    `${first}, </assets/character-1a.js>; rel=modulepreload; crossorigin`,
  );
  expect(await links('/creatorTools/lists/1')).toContain('/assets/tools.js');
  expect(await links('/creatorTools')).not.toContain('/assets/character-1a.js');
});

test.each(['/nowhere', '/home/more?x=1', '/settings/nothing'])(
  '%s is no address of the app: whoever opens it gets the app, which says so, and 404',
  async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Kindred');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test.each(['/v3/api/none', '/assets/gone-123.js', '/media/none/7', '/none.png'])(
  '%s is no page for who asks for a call or a file',
  async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).not.toBe(200);
    expect(answer.body).not.toContain('<title>');
  },
);

test.each([
  '/v3/api/none',
  '/v1/none?from=link',
  '/media/none/7',
  '/docs/static/0',
  '/oidc/none',
  '/dev/none',
  '/readyz/none',
])('%s is not a page, not even for a browser', async (url) => {
  const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect(answer.statusCode).not.toBe(200);
  expect(answer.body).not.toContain('<title>');
});

test('the page of UI samples is a page', async () => {
  expect((await get('/dev/ui', { accept: 'text/html' })).body).toContain('<title>Kindred');
});

test('a client that accepts only data gets no page', async () => {
  expect((await get('/home', { accept: 'application/json' })).statusCode).not.toBe(200);
});
