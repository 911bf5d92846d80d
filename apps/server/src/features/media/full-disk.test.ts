import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallName, calls } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../test/app/send-form.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { upload } from '../../test/app/upload.ts';
import { drawNoise } from '../../test/data/create-post.ts';
import { createCreator, type TestCreator } from '../../test/data/factories.ts';
import { makeClip } from '../../test/data/make-clip.ts';
import { makeVoice } from '../../test/data/make-voice.ts';
import { canMount, mountTinyDisk, type TinyDisk } from '../../test/faults/tiny-disk.ts';

const full = { status: 507, code: refusals.diskFull.code };
const page = 4096;
const roomy = 600_000;

describe.runIf(canMount)('a disk without room', () => {
  let kindred: TestApp;
  let creator: TestCreator;
  let uploads: TinyDisk;
  let storage: TinyDisk;
  const folderOf = (name: string) => join(kindred.context.config.dataDir, name);
  beforeAll(async () => {
    kindred = await startTestApp();
    creator = await createCreator(kindred.context);
    uploads = mountTinyDisk(folderOf('uploads'));
    storage = mountTinyDisk(folderOf('media'));
  });
  beforeEach(() => {
    uploads.leave(roomy);
    storage.leave(roomy);
  });
  afterAll(async () => {
    uploads.remove();
    storage.remove();
    await kindred.close();
  });

  const left = async () =>
    [...(await readdir(folderOf('uploads'))), ...(await readdir(folderOf('media')))].filter(
      (name) => name !== 'filler',
    );
  const mediaRows = () => kindred.context.db.selectFrom('media').select('media_id').execute();

  const forms = calls.filter(({ kind, maxBytes }) => kind === 'form' && maxBytes > roomy);
  test.each(forms.map(({ name }) => name as CallName))(
    'a file of %s that finds no room on its way in is refused, and nothing of it is kept',
    async (name) => {
      uploads.leave(page);
      const answer = await sendForm(kindred, name, { file: Buffer.alloc(roomy) }, creator.token);
      expect(answer).toMatchObject(full);
      expect(await left()).toEqual([]);
    },
  );

  const clip = makeClip();
  test.each([
    ['a picture', 'storage', page, async () => ({ file: await drawNoise(900, 600) })],
    ['a clip', 'storage', page, async () => ({ file: clip, poster: await drawNoise() })],
    // The clip has come in whole; what is written of it without its metadata does not fit beside it.
    ['a clip', 'uploads', 3 * page, async () => ({ file: clip, poster: await drawNoise(40, 30) })],
  ] as const)(
    '%s for which there is no room in the %s is refused, and nothing of it is kept',
    async (_what, disk, bytes, make) => {
      const rows = await mediaRows();
      ({ uploads, storage })[disk].leave(bytes);
      expect(await upload(kindred, creator, await make())).toMatchObject(full);
      expect(await left()).toEqual([]);
      expect(await mediaRows()).toEqual(rows);
    },
  );

  test('a voice message for which there is no room is refused, and nothing of it is kept', async () => {
    storage.leave(page);
    const fields = { client_id: crypto.randomUUID(), peaks: '1,2,3', file: await makeVoice() };
    expect(await sendForm(kindred, 'uploadVoice', fields, creator.token)).toMatchObject(full);
    expect(await left()).toEqual([]);
  });

  test('once there is room again the same file is taken', async () => {
    expect((await upload(kindred, creator, { file: await drawNoise() })).code).toBe(2000);
  });
});
