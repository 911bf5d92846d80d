import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripVideoMetadata } from '../../features/media/video/strip-video-metadata.ts';
import { readSamples } from '../../test/read-samples.ts';
import { clips } from './clips.ts';

describe('the clips of the demo world', () => {
  it.each(clips)('$name is what an upload of it would be kept as', async ({ file, durationS }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kindred-clips-'));
    const stripped = await stripVideoMetadata(
      { log: pino({ level: 'silent' }) },
      file,
      join(folder, 'kept.mp4'),
    );
    expect(stripped.durationMs).toBe(durationS * 1000);
    expect(await readSamples(await readFile(stripped.path))).toEqual(await readSamples(await readFile(file)));
    await rm(folder, { recursive: true });
  });

  it.each(clips)('$name is an H.264 MP4 that can start before it is all there', async ({ file }) => {
    const head = await firstBytes(file, 4096);
    expect(head.subarray(4, 8).toString()).toBe('ftyp');
    expect(head.includes('avc1')).toBe(true);
    expect(head.subarray(32, 44).toString()).toContain('moov');
    expect((await stat(file)).size).toBeLessThan(400 * 1024);
  });

  it.each(clips)('$name has a poster of its own size', async ({ poster, width, height }) => {
    const meta = await sharp(poster).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', width, height]);
  });

  it.each(clips)('$name lasts as long as the list says', async ({ file, durationS }) => {
    const head = await firstBytes(file, 4096);
    // ISO/IEC 14496-12, movie header box, version 0: time scale, then duration, 12 bytes past the version.
    const at = head.indexOf('mvhd') + 4;
    const seconds =
      head[at] === 1
        ? Number(head.readBigUInt64BE(at + 24)) / head.readUInt32BE(at + 20)
        : head.readUInt32BE(at + 16) / head.readUInt32BE(at + 12);
    expect(seconds).toBeCloseTo(durationS, 1);
  });
});

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
