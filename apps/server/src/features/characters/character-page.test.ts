import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createCreator } from '../../test/data/factories.ts';
import { insertMedia, type MediaClass } from '../media/insert-media.ts';
import { serveCharacterPage } from './character-page.ts';

const plain =
  '<!doctype html><head><meta name="description" content="All" /><title>Kindred</title></head><body></body>';
let kindred: TestApp;
let folder: string;
let pages: FastifyInstance;

beforeAll(async () => {
  kindred = await startTestApp({ env: { PUBLIC_URL: 'https://kindred.example', DEMO_ANYWHERE: 'true' } });
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-page-'));
  await writeFile(path.join(folder, 'index.html'), plain);
  await mkdir(path.join(folder, '.vite'));
  const files = { app: ['/assets/react-0.js'], pages: { character: ['/assets/character-1a.js'] } };
  await writeFile(path.join(folder, '.vite/page-files.json'), JSON.stringify(files));
  pages = fastify();
  serveCharacterPage(pages, kindred.context, folder);
});
afterAll(async () => {
  await pages.close();
  await kindred.close();
  await rm(folder, { recursive: true });
});

const open = (charId: string) => pages.inject({ url: `/character/${charId}`, headers: { accept: '*/*' } });

const update = (charId: string, columns: Record<string, unknown>) =>
  kindred.context.db.updateTable('characters').set(columns).where('char_id', '=', charId).execute();

async function addPicture(ownerUserId: string, mediaClass: MediaClass, key: string): Promise<string> {
  const now = kindred.clock.now();
  const image = {
    width: 320,
    height: 320,
    placeholder: 'p',
    renditions: [{ width: 320, bytes: Buffer.alloc(1) }],
  };
  const { mediaId } = await insertMedia(kindred.context.db, {
    key,
    image,
    ownerUserId,
    class: mediaClass,
    now,
  });
  return mediaId;
}

test('a shared link to a character shows name, tagline and banner', async () => {
  const { charId, userId, handle } = await createCreator(kindred.context, { name: 'Mara Ostrow' });
  const banner_media_id = await addPicture(userId, 'public', 'b'.repeat(22));
  await update(charId, { tagline: 'Letters from the sea', bio: 'Not for previews', banner_media_id });
  const { body, headers } = await open(charId);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<title>Mara Ostrow · Kindred</title>');
  expect(body).toContain('<meta property="og:title" content="Mara Ostrow · Kindred" />');
  expect(body).toContain('<meta property="og:description" content="Letters from the sea" />');
  expect(body).toContain(`<meta property="og:url" content="https://kindred.example/@${handle}" />`);
  expect(body).toContain(`content="https://kindred.example/media/${'b'.repeat(22)}/w1600"`);
  expect(body).toContain(`<meta property="profile:username" content="${handle}" />`);
  expect(body).toContain('content="summary_large_image"');
  expect(body.match(/name="description"/g)).toHaveLength(1);
  expect(body).not.toContain('Not for previews');
});

test('a link with the handle shows the same, and both name the public page', async () => {
  const { charId, handle } = await createCreator(kindred.context, { name: 'Mara Ostrow' });
  const { body } = await open(handle);
  expect(body).toBe((await open(charId)).body);
  expect(body).toContain(`<meta property="og:url" content="https://kindred.example/@${handle}" />`);
});

test('a character without banner shows the face, and never a picture that is not public', async () => {
  const { charId, userId, handle } = await createCreator(kindred.context);
  const avatar_media_id = await addPicture(userId, 'public', 'a'.repeat(22));
  const banner_media_id = await addPicture(userId, 'private', 'c'.repeat(22));
  await update(charId, { avatar_media_id, banner_media_id });
  const { body } = await open(charId);
  expect(body).toContain(`/media/${'a'.repeat(22)}/`);
  expect(body).not.toContain('c'.repeat(22));
  expect(body).toContain('content="summary"');
  expect(body).toContain(`<meta property="og:description" content="@${handle}" />`);
  await update(charId, { avatar_media_id: null });
  expect((await open(charId)).body).not.toContain('og:image');
});

test('a name or tagline cannot bring markup into the page', async () => {
  const { charId } = await createCreator(kindred.context, { name: '"><script>alert(1)</script>' });
  await update(charId, { tagline: `$& ' </title><img src=x>` });
  const { body } = await open(charId);
  expect(body).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Kindred"');
  expect(body).toContain('content="$&amp; &#39; &lt;/title&gt;&lt;img src=x&gt;"');
  expect(body).not.toMatch(/<script|<img/);
});

test('characters that are gone, whose person is gone, or that never were get the plain page', async () => {
  const deletedCreator = await createCreator(kindred.context, { name: 'Gone Character' });
  await update(deletedCreator.charId, { deleted_at: kindred.clock.now() });
  const deletedPerson = await createCreator(kindred.context, { name: 'Left Person' });
  await kindred.context.db
    .updateTable('users')
    .set({ deleted_at: kindred.clock.now() })
    .where('user_id', '=', deletedPerson.userId)
    .execute();
  for (const charId of [
    deletedCreator.charId,
    deletedPerson.charId,
    '999999999',
    'abc',
    '9'.repeat(30),
    '%22%3E',
    '%00',
    'x%00y',
  ]) {
    const answer = await open(charId);
    expect(answer.statusCode, charId).toBe(200);
    expect(answer.body, charId).toBe(plain);
  }
});

test('the page names its scripts with the document, whether there is such a character or not', async () => {
  const { charId } = await createCreator(kindred.context);
  for (const charIdOrHandle of [charId, 'nobody.here']) {
    expect((await open(charIdOrHandle)).headers.link).toContain(
      '</assets/character-1a.js>; rel=modulepreload',
    );
  }
});
