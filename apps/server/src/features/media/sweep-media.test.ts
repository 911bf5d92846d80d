import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '../../test/app/send-form.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createImage, createPost, drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { deleteUnshown } from './delete-media.ts';
import { sweepMedia } from './sweep-media.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  await kindred.startJobs();
  creator = await createCreator(kindred.context);
});
afterAll(async () => {
  await expectInvariants(kindred);
});

async function listFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const { key } of kindred.context.storage.list()) files.push(key);
  return files.toSorted();
}

/** Where a public picture lies in the storage, by its address. */
const keyOf = (address: unknown) => /\/media\/([^/]+)/.exec(String(address))?.[1] ?? '';
const filesOf = async (key: string) => (await listFiles()).filter((file) => file.startsWith(`${key}/`));

test('a face that is replaced or taken away is gone, with its files, and nobody is given it any more', async () => {
  const { token } = await createUser(kindred.context);
  const choose = async () =>
    (await sendForm(kindred, 'updateUserData', { avatar: await drawNoise() }, token)).data.avatar;
  const [first, second] = [await choose(), await choose()];
  expect(keyOf(first)).not.toBe(keyOf(second));
  await expect.poll(() => filesOf(keyOf(first))).toEqual([]);
  expect((await kindred.app.inject(String(first))).statusCode).toBe(404);
  expect((await kindred.app.inject(String(second))).statusCode).toBe(200);
  await sendForm(kindred, 'updateUserData', { avatar: '' }, token);
  await expect.poll(() => filesOf(keyOf(second))).toEqual([]);
});

test('so are a creator’s face and banner, and the large picture follows the face', async () => {
  const { token, charId } = await createCreator(kindred.context);
  const choose = async () => {
    const pictures = { avatar: await drawNoise(), banner: await drawNoise() };
    const { data } = await sendForm(kindred, 'updateOwnCharacter', pictures, token);
    return { avatar: keyOf(data.avatar), banner: keyOf(data.banner), image: keyOf(data.image) };
  };
  const first = await choose();
  expect(first.image).toBe(first.avatar);
  const second = await choose();
  expect(second.image).toBe(second.avatar);
  for (const key of Object.values(first)) await expect.poll(() => filesOf(key)).toEqual([]);
  const { data } = await kindred.call('getCharacterInfo', { char_id: charId }, { token });
  expect(keyOf(data.avatar)).toBe(second.avatar);
  for (const key of Object.values(second)) expect(await filesOf(key)).not.toEqual([]);
});

test('a character that is refused leaves no picture behind', async () => {
  const { token } = await createUser(kindred.context);
  const before = await listFiles();
  for (let attempt = 0; attempt < 4; attempt++) {
    const refused = await sendForm(
      kindred,
      'becomeCreator',
      {
        handle: creator.handle,
        name: 'Second',
        age_confirmed: 'true',
        policy_accepted: 'true',
        policy_version: creatorPolicyVersion,
        avatar: await drawNoise(),
        banner: await drawNoise(),
      },
      token,
    );
    expect(refused.code).not.toBe(2000);
  }
  expect(await listFiles()).toEqual(before);
});

test('the sweep takes what a crash has left, a day later, and nothing else', async () => {
  const { context, clock } = kindred;
  const shown = await createPost(context, creator);
  const face = await createImage(context, creator.userId, 'public');
  const forgotten = await createImage(context, creator.userId, 'public');
  await context.db
    .updateTable('characters')
    .set({ intro_media_id: face.mediaId })
    .where('char_id', '=', creator.charId)
    .execute();
  const folder = path.join(context.config.dataDir, 'media');
  const leave = async (file: string, hoursAgo: number) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), 'left');
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    await utimes(path.join(folder, file), at, at);
  };
  const [lost, fresh] = ['l'.repeat(22), 'f'.repeat(22)];
  await leave(`${lost}/w320`, 25);
  await leave(`${lost}/mp4.part`, 25);
  await leave(`${shown.media[0]?.key}/w9999`, 25);
  await leave(`${fresh}/w320`, 23);
  await leave(`${fresh}/w640.part`, 23);
  await leave('exports/somebody', 500);

  await sweepMedia(context);
  expect(await filesOf(lost)).toEqual([]);
  expect(await filesOf(fresh)).toEqual([`${fresh}/w320`, `${fresh}/w640.part`]);
  expect(await filesOf('exports')).toEqual(['exports/somebody']);
  expect(await filesOf(shown.media[0]?.key ?? '')).not.toContain(`${shown.media[0]?.key}/w9999`);
  expect(await filesOf(forgotten.key)).not.toEqual([]);

  clock.advance(25 * 3600);
  await sweepMedia(context);
  expect(await filesOf(forgotten.key)).toEqual([]);
  expect(await filesOf(face.key)).not.toEqual([]);
  expect(await filesOf(shown.media[0]?.key ?? '')).not.toEqual([]);
});

test('a deletion that breaks off between two files is finished by the next try', async () => {
  const { context } = kindred;
  const { mediaId, key } = await createImage(context, creator.userId, 'public');
  const breaksOff = { ...context.storage, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(deleteUnshown({ ...context, storage: breaksOff }, [mediaId])).rejects.toThrow(
    'the disk is away',
  );
  expect(await filesOf(key)).not.toEqual([]);
  await deleteUnshown(context, [mediaId]);
  expect(await filesOf(key)).toEqual([]);
  const rows = await context.db
    .selectFrom('media')
    .select('media_id')
    .where('media_id', '=', mediaId)
    .execute();
  expect(rows).toEqual([]);
});

test('whatever can name a picture is asked before one is deleted', async () => {
  const { rows } = await kindred.context.pool.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'media'::regclass order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'auto_message_media.media_id',
    'broadcast_media.media_id',
    'characters.avatar_media_id',
    'characters.banner_media_id',
    'characters.image_media_id',
    'characters.intro_media_id',
    // Its files, and the upload that made it: they go with it.
    'media_files.media_id',
    'media_uploads.media_id',
    'media_uploads.poster_media_id',
    'message_media.media_id',
    'post_media.media_id',
    'users.avatar_media_id',
    // The folder that it is in.
    'vault_items.media_id',
  ]);
});
