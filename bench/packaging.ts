import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remuxApart } from '../apps/server/src/features/media/video/remux-apart.ts';
import { writeLargeVideo } from './lib/large-video.ts';
import type { Measure } from './lib/measure.ts';

const minute = { seconds: 60, bitsPerSecond: 20_000_000 };
/** 2 GB, the largest file that is taken. */
const largest = { seconds: 3400, bitsPerSecond: 5_000_000 };

/** The time and memory that the process takes which packages a video of 1080p, from its start to its end. */
export async function measurePackaging(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-packaging-'));
  try {
    const short = await packageVideo(folder, minute);
    const long = await packageVideo(folder, largest);
    return [
      { name: 'a minute at 20 Mbit/s is packaged in seconds', value: short.seconds, limit: { max: 3 } },
      { name: 'its process takes at its highest, MB', value: short.peakMb, limit: { max: 220 } },
      { name: 'so does that of 2 GB', value: long.peakMb, limit: { max: 360 } },
      { name: '2 GB are packaged in seconds', value: long.seconds },
      {
        name: 'the longest segment of a video with a key picture every 2 s, in ms',
        value: short.longestMs,
        limit: { max: 2000 },
      },
      { name: 'what is stored / what was uploaded', value: short.ratio, limit: { max: 1.01 } },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function packageVideo(folder: string, video: { seconds: number; bitsPerSecond: number }) {
  const [source, target] = [join(folder, 'given.mp4'), join(folder, 'kept.mp4')];
  await writeLargeVideo(source, video);
  let isOver = false;
  const watching = watchChildren(() => isOver);
  const started = performance.now();
  const result = await remuxApart({ kind: 'video', source, target, maxSeconds: 3600 });
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  if (result.outcome !== 'written' || !result.stream)
    throw new Error(`not packaged: ${JSON.stringify(result)}`);
  const ratio = (await stat(target)).size / (await stat(source)).size;
  return { seconds, peakMb: await watching, longestMs: Math.max(...result.stream.segmentMs), ratio };
}

/** Returns the most memory that a process which we started has had, in megabytes (proc(5), VmHWM). */
async function watchChildren(isOver: () => boolean): Promise<number> {
  let peakKb = 0;
  while (!isOver()) {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
    for (const pid of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0));
    }
    await sleep(10);
  }
  return peakKb / 1024;
}
