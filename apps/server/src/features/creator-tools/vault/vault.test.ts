import { expect, test } from 'vitest';
import type { CallInput } from '@kindred/contract/all/calls';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { transferFile } from '../../../test/app/transfer.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createPost, drawNoise } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../../test/data/factories.ts';
import { messageMediaStage } from '../../../test/data/message-media.ts';

const kindred = useTestApp();
const stage = messageMediaStage(() => kindred);

const listOf = async ({ token }: TestCreator, input: CallInput<'listVault'> = {}) =>
  (await kindred.call('listVault', input, { token })).data;
const idsOf = async (creator: TestCreator, input: CallInput<'listVault'>) =>
  (await listOf(creator, input)).list.map(({ media_id }) => media_id);
const save = async ({ token }: TestCreator, name: string, folder_id?: string) =>
  kindred.call('saveVaultFolder', { name, ...(folder_id && { folder_id }) }, { token });
const foldersOf = async ({ token }: TestCreator) =>
  (await kindred.call('listVaultFolders', {}, { token })).data.list;

test('folders hold files, are renamed and deleted, and the files stay', async () => {
  const creator = await createCreator(kindred.context);
  const own = { token: creator.token };
  const [first, second] = [await uploadPicture(kindred, creator), await uploadPicture(kindred, creator)];
  const { folder_id } = (await save(creator, 'Kiln')).data;
  expect((await save(creator, 'kiln')).data.folder_id).toBe(folder_id);
  await kindred.call('moveVaultMedia', { media_ids: [first.media_id], folder_id }, own);
  expect(await foldersOf(creator)).toEqual([{ folder_id, name: 'Kiln', count: 1 }]);
  expect(await idsOf(creator, { folder_id })).toEqual([first.media_id]);
  expect((await listOf(creator)).list.map((item) => item.folder_id)).toEqual([null, folder_id]);
  await save(creator, 'Glaze', folder_id);
  expect((await foldersOf(creator))[0]?.name).toBe('Glaze');
  await kindred.call('moveVaultMedia', { media_ids: [first.media_id], folder_id: null }, own);
  expect(await idsOf(creator, { folder_id })).toEqual([]);
  await kindred.call('moveVaultMedia', { media_ids: [first.media_id, second.media_id], folder_id }, own);
  await kindred.call('deleteVaultFolder', { folder_id }, own);
  expect(await foldersOf(creator)).toEqual([]);
  expect((await listOf(creator)).count).toBe(2);
});

test('files and folders of somebody else are out of reach', async () => {
  const [creator, other] = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const mine = await uploadPicture(kindred, creator);
  const { folder_id } = (await save(creator, 'Mine')).data;
  const theirs = { token: other.token };
  const move = { media_ids: [mine.media_id], folder_id };
  expect((await kindred.call('moveVaultMedia', move, theirs)).status).toBe(404);
  expect((await save(other, 'Theirs', folder_id)).status).toBe(404);
  await kindred.call('deleteVaultFolder', { folder_id }, theirs);
  const own = (await save(other, 'Theirs')).data;
  await kindred.call('moveVaultMedia', { media_ids: [mine.media_id], folder_id: own.folder_id }, theirs);
  expect(await foldersOf(creator)).toEqual([{ folder_id, name: 'Mine', count: 0 }]);
  expect((await foldersOf(other))[0]?.count).toBe(0);
  expect(await idsOf(other, { folder_id })).toEqual([]);
});

test('a search finds words of a post, of a file’s name and of a folder, and takes signs as they are', async () => {
  await kindred.startJobs((task) => task === 'media.process');
  const creator = await createCreator(kindred.context);
  const post = await createPost(kindred.context, creator, { content: 'Glazing 100% day' });
  const origin = await kindred.listen();
  const metadata = { filetype: 'image/png', filename: 'Raku_07.png' };
  const named = await transferFile({ origin, token: creator.token }, await drawNoise(), { metadata });
  await expect.poll(async () => (await listOf(creator)).count).toBe(2);
  expect(await idsOf(creator, { q: 'glazing 100%' })).toEqual([post.media[0]?.mediaId]);
  expect(await idsOf(creator, { q: 'raku_' })).toEqual([named]);
  expect(await idsOf(creator, { q: '%_' })).toEqual([]);
  const { folder_id } = (await save(creator, 'Winter')).data;
  await kindred.call('moveVaultMedia', { media_ids: [named], folder_id }, { token: creator.token });
  expect(await idsOf(creator, { q: 'winter' })).toEqual([named]);
  expect(await idsOf(creator, { q: 'winter', kind: 'video' })).toEqual([]);
});

test('of each file a creator sees what it earned and what one fan has of it', async () => {
  const people = await stage.pair({ diamonds: 1000 });
  const { creator, fan } = people;
  const [free, offered] = [await uploadPicture(kindred, creator), await uploadPicture(kindred, creator)];
  await stage.fromCreator(people, { media_ids: [free.media_id] });
  await stage.fromCreator(people, { media_ids: [offered.media_id], media_price: 200 });
  const sold = await stage.sell(people, 300);
  const never = await uploadPicture(kindred, creator);
  await kindred.call(
    'unlockMessage',
    { msg_id: sold.message.msg_id, expected_price: 300 },
    { token: fan.token, key: 'unlock-1' },
  );
  const { list } = await listOf(creator, { user_id: fan.userId });
  const stateOf = (id: string) => list.find(({ media_id }) => media_id === id)?.fan_state;
  expect([free.media_id, offered.media_id, sold.mediaId, never.media_id].map(stateOf)).toEqual([
    'sent',
    'offered',
    'bought',
    null,
  ]);
  const item = list.find(({ media_id }) => media_id === sold.mediaId);
  expect(item).toMatchObject({ message_num: 1, earned_usd_cents: 240 });
  const other = await createUser(kindred.context);
  for (const entry of (await listOf(creator, { user_id: other.userId })).list)
    expect(entry.fan_state).toBeNull();
});
