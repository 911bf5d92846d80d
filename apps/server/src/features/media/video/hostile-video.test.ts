import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusals } from '@kindred/contract/wire/errors';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { box, makeClip, words } from '../../../test/data/make-clip.ts';
import { stripVideoMetadata } from './strip-video-metadata.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileType = box('ftyp', Buffer.from('isom\0\0\0\0isommp42'));
const movieHeader = box('mvhd', words(0, 0, 0, 1000, 5000, 0x10000, ...Array<number>(19).fill(0)));
const most = 0xffffffff;

/** A movie whose one track has these tables, each sample a millionth of a second long. */
function movie(...tables: Buffer[]): Buffer {
  const clip = makeClip();
  const at = clip.indexOf('stsd') - 4;
  const description = clip.subarray(at, at + clip.readUInt32BE(at));
  const handler = box('hdlr', words(0, 0), Buffer.from('vide'), words(0, 0, 0), Buffer.from('\0'));
  const media = [
    box('mdhd', words(0, 0, 0, 1_000_000, 5_000_000, 0x55c40000)),
    handler,
    box('minf', box('vmhd', words(1, 0, 0)), box('stbl', description, ...tables)),
  ];
  const header = box('tkhd', words(3, 0, 0, 1, 0, 5000, ...Array<number>(14).fill(0)));
  const track = box('trak', header, box('mdia', ...media));
  return Buffer.concat([fileType, box('mdat', Buffer.alloc(1000, 1)), box('moov', movieHeader, track)]);
}

const oneSize = (count: number) => box('stsz', words(0, 1, count));
const oneDelta = (count: number) => box('stts', words(0, 1, count, 1));
const oneChunk = (count: number) => [box('stsc', words(0, 1, 1, count, 1)), box('stco', words(0, 1, 40))];
const emptyBoxes = (type: string) => Buffer.alloc(40 * 1024 * 1024, box(type));

function fragments(): Buffer {
  const tables = [
    box('stts', words(0, 0)),
    box('stsz', words(0, 0, 0)),
    box('stsc', words(0, 0)),
    box('stco', words(0, 0)),
  ];
  const start = movie(...tables);
  const run = box('traf', box('tfhd', words(0x20000, 1)), box('trun', words(1, most, 100)));
  const extends_ = box('mvex', box('trex', words(0, 1, 1, 1, 1, 0)));
  const at = start.lastIndexOf('moov') - 4;
  const moov = box('moov', start.subarray(at + 8), extends_);
  return Buffer.concat([
    start.subarray(0, at),
    moov,
    box('moof', box('mfhd', words(0, 1)), run),
    box('mdat'),
  ]);
}

function nested(): Buffer {
  let inner = box('trak');
  for (let depth = 0; depth < 5000; depth++) inner = box('minf', inner);
  return Buffer.concat([fileType, box('moov', movieHeader, inner)]);
}

const hostile: Record<string, () => Buffer> = {
  '5 million boxes of 8 bytes': () => Buffer.concat([fileType, emptyBoxes('free')]),
  '5 million tracks of 8 bytes': () =>
    Buffer.concat([fileType, box('moov', movieHeader, emptyBoxes('trak'))]),
  'boxes in boxes, thousands deep': nested,
  'four billion samples in one chunk': () => movie(oneDelta(most), oneSize(most), ...oneChunk(most)),
  'four billion samples that are shown later': () =>
    movie(oneDelta(most), box('ctts', words(0, 1, most, 7)), oneSize(most), ...oneChunk(most)),
  'a fragment of four billion samples': fragments,
  'fourteen million chunks': () =>
    movie(
      oneDelta(14e6),
      oneSize(14e6),
      box('stsc', words(0, 1, 1, 1, 1)),
      box('stco', words(0, 14e6), Buffer.alloc(56e6)),
    ),
  'tables that say more than there is': () =>
    movie(
      box('stts', words(0, most)),
      box('stsz', words(0, 0, most)),
      box('stsc', words(0, most)),
      box('stco', words(0, most)),
    ),
  'half of its samples': () => makeClip().subarray(0, 2000),
  'samples that are not there': () => {
    const clip = makeClip();
    const at = clip.lastIndexOf('moov') - 4;
    return Buffer.concat([clip.subarray(0, 40), box('mdat'), clip.subarray(at)]);
  },
  'a box larger than any file': () =>
    Buffer.concat([fileType, words(1), Buffer.from('moov'), words(most, most), Buffer.alloc(100)]),
  'a box smaller than its head': () =>
    Buffer.concat([fileType, words(7), Buffer.from('moov'), Buffer.alloc(100)]),
  'a box of no size': () =>
    Buffer.concat([fileType, words(1), Buffer.from('free'), words(0, 0), Buffer.alloc(100)]),
  'a playlist': () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd'),
  'a playlist behind the head of an MP4': () =>
    Buffer.concat([fileType, Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd')]),
  'only a head': () => fileType,
  nothing: () => Buffer.alloc(0),
  'only sound': () => {
    const clip = makeClip();
    clip.write('meta', clip.indexOf('vide'));
    return clip;
  },
  'pictures in a format that nobody knows': () => {
    const clip = makeClip();
    clip.write('zzzz', clip.indexOf('avc1', clip.indexOf('stsd')));
    return clip;
  },
  'two hours': () => makeClip({ seconds: 7200 }),
  'no length': () => makeClip({ seconds: 0 }),
};

test.each(Object.keys(hostile))(
  'a video of %s is refused, and nobody has to wait for it',
  async (what) => {
    const source = join(folder, 'given.mp4');
    await writeFile(source, hostile[what]?.() ?? []);
    const before = process.memoryUsage().rss;
    const started = process.threadCpuUsage();
    const stripping = stripVideoMetadata(
      { log: pino({ level: 'silent' }) },
      { path: source, converted: join(folder, 'kept.mp4') },
    );
    await expect(stripping).rejects.toThrow(refusals.clipRefused.msg);
    // Far above what it takes, far below the six seconds and 900 MB that such a file once took.
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  },
  60_000,
);
