import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { exportSections } from '@kindred/contract/own-data/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { sweepExports } from '../features/own-data/delete-exports.ts';
import { writeExport } from '../features/own-data/write-export.ts';
import { runJobs } from '../test/app/run-jobs.ts';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createImage, createMembership, createPost } from '../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../test/data/factories.ts';
import { unlock } from '../test/data/unlock.ts';
import { expectInvariants } from '../test/sql/expect-invariants.ts';
import { createFullPerson } from './full-person.ts';

const kindred = useTestApp({ env: { WELCOME_GIFT: '500' } });
afterAll(() => expectInvariants(kindred));

const list = async ({ token }: TestUser) => (await kindred.call('listExports', {}, { token })).data.list;
const fetchFile = (url: string) => kindred.app.inject({ url });

async function exportOf({ token }: TestUser, language = 'en'): Promise<Map<string, Buffer>> {
  expect((await kindred.call('requestExport', {}, { token, language })).data.state).toBe('queued');
  await runJobs(kindred);
  const [latest] = await list({ token, userId: '' });
  const answer = await fetchFile(latest?.url ?? expect.fail('no file'));
  expect(answer.headers['content-disposition']).toContain('.zip');
  expect(latest?.bytes).toBe(answer.rawPayload.length);
  const zip = await fromBufferPromise(answer.rawPayload);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

async function storedExports(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of kindred.context.storage.list()) if (key.startsWith('export-')) keys.push(key);
  return keys;
}

const textOf = (files: Map<string, Buffer>) =>
  [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n');
const rowsOf = (files: Map<string, Buffer>, name: (typeof exportSections)[number]) =>
  JSON.parse(files.get(`data/${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[];

describe('an export', () => {
  test('has the words of every place where the person left some, and each picture of theirs', async () => {
    const word = 'quodlibet';
    const person = await createFullPerson(kindred, word);
    const files = await exportOf(person);
    expect([...files.keys()].filter((name) => !name.startsWith('media/')).toSorted()).toEqual(
      ['index.html', ...exportSections.map((name) => `data/${name}.json`)].toSorted(),
    );
    const withWord = exportSections.filter((name) => files.get(`data/${name}.json`)?.includes(word));
    expect(withWord).toEqual([
      'account',
      'sign_ins',
      'devices',
      'settings',
      'page',
      'posts',
      'page_tools',
      'comments',
      'saved',
      'earnings',
      'companion',
      'notifications',
      'support',
    ]);
    const empty = exportSections.filter((name) => rowsOf(files, name).length === 0);
    expect(empty).toEqual(['consents', 'purchases']);
    const media = rowsOf(files, 'media');
    expect(media.length).toBeGreaterThan(4);
    for (const { file, bytes } of media) expect(files.get(String(file))?.length).toBe(bytes);
    expect(files.get('index.html')?.toString()).toContain(`${word} name`);
  });

  test('has nothing that others wrote, and no locked media, also of what was unlocked', async () => {
    const canary = 'canarybird';
    const creator = await createCreator(kindred.context, { name: `${canary} name`, chatMode: 1 });
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    const locked = await createPost(kindred.context, creator, {
      price: 300,
      content: `${canary} locked`,
      membersIncluded: false,
    });
    const bought = await createPost(kindred.context, creator, {
      price: 300,
      content: `${canary} bought`,
      membersIncluded: false,
    });
    await unlock(kindred, fan, bought.postId);
    await kindred.call('likePost', { content_id: locked.postId }, { token: fan.token });
    await kindred.call('savePost', { diary_id: locked.postId }, { token: fan.token });
    const say = (who: TestUser, body: object) =>
      kindred.call('charger', { char_id: creator.charId, client_id: crypto.randomUUID(), ...body } as never, {
        token: who.token,
        key: crypto.randomUUID(),
      });
    await say(fan, { content: 'My own words' });
    await say(creator, { content: `${canary} answers`, user_id: fan.userId });
    await kindred.call(
      'setFanNote',
      { user_id: fan.userId, content: `${canary} note` },
      { token: creator.token },
    );
    const reporter = await createUser(kindred.context, { nickname: 'Reporter' });
    await kindred.call(
      'sendComment',
      { content_id: bought.postId, content: 'A comment', tp: 1 },
      { token: fan.token },
    );
    const { data } = await kindred.call('listComments', { content_id: bought.postId }, { token: fan.token });
    await kindred.call(
      'createReport',
      {
        reported_type: 2,
        reported_id: data.list[0]?.comment_id ?? '',
        reason: 'spam',
        detail: `${canary} detail`,
      },
      { token: creator.token },
    );
    await createImage(kindred.context, reporter.userId);
    const files = await exportOf(fan);
    expect(textOf(files)).not.toContain(canary);
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual([]);
    expect(rowsOf(files, 'messages')).toMatchObject([{ content: 'My own words', creator: creator.handle }]);
    expect(rowsOf(files, 'purchases')).toMatchObject([{ price: 300 }]);
    const theirs = await exportOf(creator);
    expect(textOf(theirs)).not.toContain('My own words');
    expect(textOf(theirs)).not.toContain('A comment');
    expect(rowsOf(theirs, 'messages')).toMatchObject([{ content: `${canary} answers` }]);
  });

  test('is in the language of the person, who is told when it is there', async () => {
    const fan = await createUser(kindred.context, { nickname: '<b>Mia</b>' });
    const page = (await exportOf(fan, 'de')).get('index.html')?.toString() ?? '';
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Deine Daten');
    expect(page).toContain('&lt;b&gt;Mia&lt;/b&gt;');
    const { data } = await kindred.call('listNotifications', {}, { token: fan.token });
    expect(data.list[0]).toMatchObject({ topic: 'export_ready' });
  });

  test('is made once, however often it is asked for meanwhile', async () => {
    const fan = await createUser(kindred.context);
    const answers = await Promise.all(
      [1, 2, 3].map(() => kindred.call('requestExport', {}, { token: fan.token })),
    );
    expect(new Set(answers.map(({ data }) => data.export_id)).size).toBe(1);
    await runJobs(kindred);
    expect(await list(fan)).toMatchObject([{ state: 'ready' }]);
    expect((await kindred.call('requestExport', {}, { token: fan.token })).status).toBe(429);
  });
});

test('an export whose file goes while it is read fails, and the next try makes it', async () => {
  const fan = await createUser(kindred.context);
  await createImage(kindred.context, fan.userId);
  const { data } = await kindred.call('requestExport', {}, { token: fan.token });
  const { storage } = kindred.context;
  const { read } = storage;
  storage.read = () => createReadStream('/nowhere/at-all');
  const first = writeExport(kindred.context, { export_id: data.export_id });
  await expect(first).rejects.toThrow('ENOENT');
  storage.read = read;
  await runJobs(kindred);
  expect(await list(fan)).toMatchObject([{ state: 'ready' }]);
});

describe('the file of an export', () => {
  test('can be fetched for seven days by its address alone, and by no other', async () => {
    const [fan, other] = [await createUser(kindred.context), await createUser(kindred.context)];
    await exportOf(fan);
    const [{ url } = { url: null }] = await list(fan);
    expect(await list(other)).toEqual([]);
    expect((await fetchFile(url ?? '')).headers['cache-control']).toBe('private, no-store');
    expect((await fetchFile(`${url}x`)).statusCode).toBe(404);
    expect((await fetchFile('/v3/api/user/export/file')).statusCode).toBe(404);
    kindred.clock.advance(7 * 86_400 + 1);
    expect((await fetchFile(url ?? '')).statusCode).toBe(404);
    expect(await list(fan)).toMatchObject([{ state: 'expired', url: null }]);
    expect(await storedExports()).not.toEqual([]);
    await sweepExports(kindred.context);
    await runJobs(kindred);
    expect(await storedExports()).toEqual([]);
  });

  test('goes when its account goes', async () => {
    const fan = await createUser(kindred.context);
    const before = await storedExports();
    await exportOf(fan);
    const [{ url } = { url: null }] = await list(fan);
    expect((await kindred.call('deleteAccount', {}, { token: fan.token })).code).toBe(2000);
    expect((await fetchFile(url ?? '')).statusCode).toBe(404);
    await runJobs(kindred);
    expect(await storedExports()).toEqual(before);
  });

  test('is not made for an account that has gone', async () => {
    const fan = await createUser(kindred.context);
    const before = await storedExports();
    await kindred.call('requestExport', {}, { token: fan.token });
    await kindred.call('deleteAccount', {}, { token: fan.token });
    await runJobs(kindred);
    expect(await storedExports()).toEqual(before);
  });
});
