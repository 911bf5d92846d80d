import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { transferFile } from '../../../test/app/transfer.ts';
import { createMembership } from '../../../test/data/create-post.ts';
import { createVideo } from '../../../test/data/create-video.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { makeClip } from '../../../test/data/make-clip.ts';
import { readSamples } from '../../../test/data/read-samples.ts';
import { mediaLinkToken } from '../media-link.ts';
import type { StoredMedia } from '../insert-media.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let stranger: TestUser;
let video: StoredMedia;

beforeAll(async () => {
  await kindred.startJobs();
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context, { diamonds: 5000 });
  stranger = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  video = await createVideo(kindred.context, creator.userId);
  await publish(video);
});

const publish = async (
  { mediaId }: StoredMedia,
  fields: { price?: number; members_included?: 0 | 1 } = {},
) => {
  const post = {
    client_id: randomUUID(),
    content: 'Waves',
    price: 0,
    state: 1 as const,
    is_open: 0 as const,
  };
  const input = { ...post, ...fields, media: [{ media_id: mediaId }] };
  return (await kindred.call('createPost', input, { token: creator.token })).data.diary_id;
};
const get = (url: string, headers: Record<string, string> = {}) =>
  kindred.app.inject({ method: 'GET', url, headers });
async function linkOf({ token }: TestUser): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  return viewer ? mediaLinkToken(kindred.context, viewer) : '';
}
const master = ({ key }: StoredMedia, link: string) => `/media/${key}/master.m3u8${link && `?v=${link}`}`;

type Part = { url: string; range: string };

/** What a player does: reads the master playlist, the playlist of its first stream, and says which parts there are. */
async function readPlaylists(url: string): Promise<{ streams: string[]; parts: Part[]; seconds: number }> {
  const follow = (address: string, from: string) =>
    new URL(address, new URL(from, 'http://kindred.test')).href.slice('http://kindred.test'.length);
  const streams = (await get(url)).body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const playlistUrl = follow(streams[0] ?? '', url);
  const { body } = await get(playlistUrl);
  const [, address = '', bytes = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="([^"]+)"/.exec(body) ?? [];
  const parts = [{ url: follow(address, playlistUrl), range: rangeOf(bytes) }];
  for (const [, length = '', uri = ''] of body.matchAll(/#EXT-X-BYTERANGE:(\S+)\n(\S+)/g))
    parts.push({ url: follow(uri, playlistUrl), range: rangeOf(length) });
  const lengths = [...body.matchAll(/#EXTINF:([\d.]+),/g)].map(([, length]) => Number(length));
  return { streams, parts, seconds: lengths.reduce((sum, length) => sum + length, 0) };
}

function rangeOf(text: string): string {
  const [length = 0, start = 0] = text.split('@').map(Number);
  return `bytes=${start}-${start + length - 1}`;
}

test('an uploaded video is packaged, and its parts are all of its picture and sound', async () => {
  const sender = { origin: await kindred.listen(), token: creator.token };
  const mediaId = await transferFile(sender, makeClip());
  const own = async () =>
    (await kindred.call('listOwnMedia', { media_ids: mediaId }, { token: creator.token })).data.list[0];
  await expect.poll(own, { timeout: 20_000 }).toMatchObject({ state: 'ready' });
  const url = (await own())?.item.url ?? '';
  expect(url).toMatch(/^\/media\/[\w-]{22}\/master\.m3u8\?v=/);
  const { parts, seconds } = await readPlaylists(url);
  const bytes = await Promise.all(parts.map(({ url: part, range }) => get(part, { range })));
  expect(new Set(bytes.map(({ statusCode }) => statusCode))).toEqual(new Set([206]));
  const whole = Buffer.concat(bytes.map(({ rawPayload }) => rawPayload));
  expect(await readSamples(whole)).toEqual(await readSamples(makeClip()));
  expect(seconds).toBeCloseTo(2, 1);
});

test('the master playlist says what a stream needs: codecs, sides and rate', async () => {
  const { body, headers } = await get(master(video, await linkOf(fan)));
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': 'private, no-store',
  });
  expect(body).toMatch(
    /^#EXTM3U\n.*\n.*\n#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=40x30,CODECS="avc1\.64000a,mp4a\.40\.2"\nmp4\.m3u8\?v=[\w.-]+\n$/,
  );
});

test('a video with a key picture too seldom stays one file that plays as before', async () => {
  const slow = await createVideo(kindred.context, creator.userId, { clip: makeClip({ seconds: 40 }) });
  await publish(slow);
  const link = await linkOf(fan);
  const { data } = await kindred.call('listOwnMedia', { media_ids: slow.mediaId }, { token: creator.token });
  expect(data.list[0]?.item.url).toContain(`/media/${slow.key}/mp4?v=`);
  expect((await get(master(slow, link))).statusCode).toBe(404);
  expect((await get(`/media/${slow.key}/mp4?v=${link}`)).statusCode).toBe(200);
});

test('each address in a playlist carries the link of whoever asked for it', async () => {
  const link = await linkOf(fan);
  const { streams, parts } = await readPlaylists(master(video, link));
  for (const address of [...streams, ...parts.map(({ url }) => url)]) expect(address).toContain(`?v=${link}`);
});

const strangers: Record<string, () => Promise<string>> = {
  'somebody who follows nobody': () => linkOf(stranger),
  'a visitor': async () => '',
  'a forged link': async () => `${(await linkOf(creator)).split('.')[0]}.${'A'.repeat(43)}`,
  'a follower, of what is sold to followers too': () => linkOf(fan),
};

test.each(Object.entries(strangers))(
  'no byte of a locked video goes to %s: no playlist, no head, no segment',
  async (_, findLink) => {
    const sold = await createVideo(kindred.context, creator.userId);
    const postId = await publish(sold, { price: 300, members_included: 0 });
    const link = await findLink();
    const query = link && `?v=${link}`;
    const { parts } = await readPlaylists(master(sold, await linkOf(creator)));
    const file = await get(`/media/${sold.key}/mp4?v=${await linkOf(creator)}`);
    expect(file.statusCode).toBe(200);
    for (const name of ['master.m3u8', 'mp4.m3u8', 'mp4'])
      for (const range of [undefined, ...parts.map((part) => part.range)]) {
        const answer = await get(`/media/${sold.key}/${name}${query}`, range ? { range } : {});
        expect(answer.statusCode, `${name} ${range}`).toBe(404);
        expect(answer.rawPayload.includes(file.rawPayload.subarray(0, 16))).toBe(false);
        expect(answer.body).not.toContain('#EXT');
      }
    for (const { token } of [stranger, fan]) {
      const card = await kindred.call('getPost', { diary_id: postId }, { token });
      expect(JSON.stringify(card)).not.toMatch(/m3u8|\/mp4/);
    }
  },
);

test('a playlist outlives its link only by the session: within it there is a new one', async () => {
  const link = await linkOf(fan);
  const session = { authorization: `Bearer ${fan.token}` };
  kindred.clock.advance(301);
  expect((await get(master(video, link))).statusCode).toBe(404);
  const { statusCode, body } = await get(master(video, link), session);
  expect(statusCode).toBe(200);
  expect(body).toContain(`mp4.m3u8?v=${await linkOf(fan)}`);
  expect(body).not.toContain(link);
  expect((await get(master(video, ''), { authorization: `Bearer ${stranger.token}` })).statusCode).toBe(404);
  expect((await get(master(video, ''), { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(404);
});

test('whoever leaves has no playlist and no part from then on', async () => {
  const leaver = await createUser(kindred.context);
  await createMembership(kindred.context, leaver.userId, creator.charId, 'free');
  const link = await linkOf(leaver);
  const { parts } = await readPlaylists(master(video, link));
  const statuses = async () =>
    Promise.all([
      get(master(video, link), { authorization: `Bearer ${leaver.token}` }),
      get(`/media/${video.key}/mp4.m3u8?v=${link}`),
      ...parts.map(({ url, range }) => get(url, { range })),
    ]).then((answers) => new Set(answers.map(({ statusCode }) => statusCode)));
  expect(await statuses()).toEqual(new Set([200, 206]));
  await kindred.call('unfollow', { following_id: creator.charId }, { token: leaver.token });
  expect(await statuses()).toEqual(new Set([404]));
});

test('a playlist repeats nothing that a stranger puts into its address', async () => {
  const intro = await createVideo(kindred.context, creator.userId, { mediaClass: 'public' });
  for (const v of ['%0A%23EXT-X-MAP:URI=%22https://evil.test/%22', 'x', '&v=y']) {
    const { statusCode, body } = await get(`/media/${intro.key}/master.m3u8?v=${v}`);
    expect(statusCode).toBe(200);
    expect(body.trimEnd().endsWith('\nmp4.m3u8')).toBe(true);
  }
});
