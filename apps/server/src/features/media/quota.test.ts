import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { refusals } from '@kindred/contract/wire/errors';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { upload } from '../../test/app/upload.ts';
import { createImage, drawNoise } from '../../test/data/create-post.ts';
import { createCreator } from '../../test/data/factories.ts';

const kindred = useTestApp({ env: { STORAGE_QUOTA_MB: '1' } });
let picture: Buffer;
beforeAll(async () => {
  picture = await drawNoise(900, 600);
});

async function bytesOf(userId: string): Promise<number> {
  const { rows } = await kindred.context.pool.query(
    'select sum(bytes)::integer as bytes from media join media_files using (media_id) where owner_user_id = $1',
    [userId],
  );
  return rows[0].bytes;
}

const storedFiles = () =>
  readdir(join(kindred.context.config.dataDir, 'media'), { recursive: true }).catch(() => []);

test('an account whose storage is used is told so, however many files it sends at once; others are not', async () => {
  const creator = await createCreator(kindred.context);
  const other = await createCreator(kindred.context);
  const codes: number[] = [];
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all([1, 2, 3].map(() => upload(kindred, creator, { file: picture })));
    codes.push(...answers.map(({ code }) => code));
  }
  expect(new Set(codes)).toEqual(new Set([2000, refusals.storageFull.code]));
  expect(await bytesOf(creator.userId)).toBeLessThanOrEqual(1_000_000);
  const { rows } = await kindred.context.pool.query('select key from media');
  const folders = new Set((await storedFiles()).flatMap((name) => name.match(/^(.+)\//)?.[1] ?? []));
  expect(folders).toEqual(new Set(rows.map(({ key }) => key)));

  expect((await upload(kindred, other, { file: picture })).code).toBe(2000);
});

test('the picture of a profile counts too', async () => {
  const creator = await createCreator(kindred.context);
  const storing = async () => {
    for (;;) await createImage(kindred.context, creator.userId, 'public', picture);
  };
  await expect(storing()).rejects.toThrow(refusals.storageFull.msg);
  expect(await bytesOf(creator.userId)).toBeLessThanOrEqual(1_000_000);
});
