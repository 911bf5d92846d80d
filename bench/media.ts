import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from './lib/load.ts';
import { filesPerSecond } from './lib/load-files.ts';
import type { Measure } from './lib/measure.ts';
import { clipBytes, createMediaFiles, pictureBytes, readMediaLink } from './lib/media-files.ts';
import { startNginx } from './lib/start-nginx.ts';
import { type BenchServer, createWorld, startServerProcess } from './lib/world.ts';

const rangeBytes = 262_144;
const rangeNum = Math.floor(clipBytes / rangeBytes);
/** So many are looked at again and again. Of all of them most are looked at first in each round: their right is checked. */
const popularNum = 50;
const pictureNum = 1000;
const seconds = 2;
const rounds = 5;

type Rates = Record<'pictures' | 'rarePictures' | 'ranges', number[]>;

/** Pictures and ranges of a clip that a fan may see against nginx, one worker, with the same files. */
export async function measureMedia(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-media-'));
  const world = await createWorld({ creatorNum: 2, fanNum: 2 });
  const server = await startServerProcess(world, { DATA_DIR: dataDir });
  const nginx = await startNginx();
  try {
    const files = await createMediaFiles(world, dataDir, pictureNum);
    await symlink(join(dataDir, 'media'), join(nginx.root, 'media'));
    const ours: Rates = { pictures: [], rarePictures: [], ranges: [] };
    const theirs: Rates = { pictures: [], rarePictures: [], ranges: [] };
    const micros = { public: [] as number[], authorised: [] as number[] };
    const popular = files.privatePictures.slice(0, popularNum);
    for (let round = 0; round < rounds; round++) {
      const link = await readMediaLink(server, world, files.postId);
      const withLink = (paths: string[]) => paths.map((path) => `${path}${link}`);
      theirs.pictures.push(await picturesPerSecond(nginx.port, popular));
      micros.public.push((await timed(server, files.publicPictures.slice(0, popularNum))).microsEach);
      const authorised = await timed(server, withLink(popular));
      micros.authorised.push(authorised.microsEach);
      ours.pictures.push(authorised.perSecond);
      theirs.ranges.push(await rangesPerSecond(nginx.port, files.clip));
      ours.ranges.push(await rangesPerSecond(server.port, `${files.clip}${link}`));
      theirs.rarePictures.push(await picturesPerSecond(nginx.port, files.privatePictures));
      ours.rarePictures.push(await picturesPerSecond(server.port, withLink(files.privatePictures)));
    }
    return report(ours, theirs, micros);
  } finally {
    await nginx.stop();
    await server.stop();
    await world.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const median = (values: number[]) => percentile(values, 0.5);

function report(ours: Rates, theirs: Rates, micros: { public: number[]; authorised: number[] }): Measure[] {
  const ratio = (name: keyof Rates) => median(ours[name]) / median(theirs[name]);
  return [
    {
      name: 'pictures of 87 kB for a follower per second / nginx',
      value: ratio('pictures'),
      limit: { min: 0.3 },
    },
    {
      name: 'ranges of 256 kB for a follower per second / nginx',
      value: ratio('ranges'),
      limit: { min: 0.45 },
    },
    {
      name: 'processor time of a picture for a follower / for everybody',
      value: median(micros.authorised) / median(micros.public),
      limit: { max: 1.3 },
    },
    { name: 'pictures of 87 kB at their first look / nginx', value: ratio('rarePictures') },
    { name: 'pictures per second', value: median(ours.pictures) },
    { name: 'nginx pictures per second', value: median(theirs.pictures) },
    { name: 'ranges per second', value: median(ours.ranges) },
    { name: 'nginx ranges per second', value: median(theirs.ranges) },
    { name: 'processor time of a picture, microseconds', value: median(micros.authorised) },
  ];
}

const picturesPerSecond = (port: number, paths: string[]) =>
  filesPerSecond({
    port,
    requests: paths.map((path) => ({ path })),
    status: 200,
    bytes: pictureBytes,
    seconds,
  });

function rangesPerSecond(port: number, path: string): Promise<number> {
  const requests = Array.from({ length: rangeNum }, (_, index) => ({
    path,
    headers: `Range: bytes=${index * rangeBytes}-${(index + 1) * rangeBytes - 1}\r\n`,
  }));
  return filesPerSecond({ port, requests, status: 206, bytes: rangeBytes, seconds });
}

async function timed(
  server: BenchServer,
  paths: string[],
): Promise<{ perSecond: number; microsEach: number }> {
  const before = server.cpuMicros();
  const started = performance.now();
  const perSecond = await picturesPerSecond(server.port, paths);
  const count = (perSecond * (performance.now() - started)) / 1000;
  return { perSecond, microsEach: (server.cpuMicros() - before) / count };
}
