import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Refusal, refusals } from '@kindred/contract/wire/errors';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { name: 'Before' });
});

async function put(fields: Record<string, string>, files: Record<string, Uint8Array>, token = creator.token) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const body = new Response(form);
  const answer = await kindred.app.inject({
    method: 'PUT',
    url: '/v3/api/digital_human',
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const storedFiles = () => readdir(join(kindred.context.config.dataDir, 'media')).catch(() => []);
const mediaRows = () => kindred.context.db.selectFrom('media').select('media_id').execute();

test('texts and pictures change together, the rest stays', async () => {
  const answer = await put(
    { name: 'After', tagline: 'New here' },
    { avatar: await drawNoise(), banner: await drawNoise(900, 300) },
  );
  expect(answer.code).toBe(2000);
  expect(answer.data).toMatchObject({ name: 'After', tagline: 'New here', char_unique_id: creator.handle });
  for (const url of [answer.data.avatar, answer.data.banner]) {
    expect((await kindred.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  }
  const again = await put({ bio: 'Only this' }, {});
  expect(again.data).toMatchObject({ name: 'After', avatar: answer.data.avatar });
});

const pixelBomb = () =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

test.each([
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a web page with a picture’s name', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a web page that begins like a JPEG',
    async () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
  ],
  ['81 megapixels in a small file', pixelBomb, refusals.tooManyPixels],
  [
    'half a JPEG',
    async () =>
      (
        await sharp(await drawNoise(400, 400))
          .jpeg()
          .toBuffer()
      ).subarray(0, 9000),
  ],
  [
    'a GIF',
    async () =>
      sharp(await drawNoise())
        .gif()
        .toBuffer(),
  ],
  ['an empty file', async () => Buffer.alloc(0)],
])(
  '%s is refused, and nothing of the form is kept',
  async (_what, make, refusal: Refusal = refusals.fileRefused) => {
    const [rows, files] = [await mediaRows(), await storedFiles()];
    const answer = await put({ name: 'Hacked' }, { avatar: await drawNoise(), banner: await make() });
    expect([answer.status, answer.code, answer.msg]).toEqual([200, refusal.code, refusal.msg]);
    expect(await mediaRows()).toEqual(rows);
    expect(await storedFiles()).toEqual(files);
    const info = await kindred.call(
      'getCharacterInfo',
      { char_id: creator.charId },
      { token: creator.token },
    );
    expect(info.data.name).toBe('After');
  },
);

test('files that the form does not know, and files over the cap, are refused', async () => {
  expect((await put({}, { card: await drawNoise() })).status).toBe(400);
  expect((await put({}, { avatar: Buffer.alloc(12.5 * 1024 * 1024) })).status).toBe(413);
});

test('a fan has no character to change', async () => {
  const fan = await createUser(kindred.context);
  expect((await put({ name: 'Me' }, {}, fan.token)).code).toBe(refusals.creatorsOnly.code);
});

test.each([
  ['name', 'Schoolgirl nudes'],
  ['nickname', 'Schoolgirl nudes'],
  ['tagline', 'her home address is: 12 Elm Street'],
  ['bio', 'her home address is: 12 Elm Street'],
])('a %s that breaks the rules for texts is refused, and all stays as it was', async (field, text) => {
  const someone = await createCreator(kindred.context, { name: 'As before' });
  const files = await storedFiles();
  const answer = await put({ [field]: text }, { avatar: await drawNoise() }, someone.token);
  expect(answer).toMatchObject({ code: 4602, data: { field } });
  const { data } = await kindred.call(
    'getCharacterInfo',
    { char_id: someone.charId },
    { token: someone.token },
  );
  expect(data).toMatchObject({ name: 'As before', nickname: '', tagline: '', bio: '', avatar: '' });
  expect(await storedFiles()).toEqual(files);
});
