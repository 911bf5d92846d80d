import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type ClipName, clipDurationMs, clipNames } from '../../apps/server/demo/world/demo-clips.ts';
import { drawAurora } from './clip-scenes/aurora.ts';
import { drawCandle } from './clip-scenes/candle.ts';
import type { ClipScene } from './clip-scenes/pen.ts';
import { drawRain } from './clip-scenes/rain.ts';
import { drawStars } from './clip-scenes/stars.ts';
import { drawWaves } from './clip-scenes/waves.ts';
import { drawWheel } from './clip-scenes/wheel.ts';

type Clip = { draw: ClipScene; width: number; height: number };

const frameRate = 24;
const bitrate = 520_000;
const portrait = { width: 720, height: 900 };
const landscape = { width: 1280, height: 720 };
const clips: Record<ClipName, Clip> = {
  waves: { draw: drawWaves, ...portrait },
  stars: { draw: drawStars, ...portrait },
  rain: { draw: drawRain, ...portrait },
  wheel: { draw: drawWheel, ...portrait },
  candle: { draw: drawCandle, ...portrait },
  aurora: { draw: drawAurora, ...landscape },
};
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Draws every clip of the demo world into `folder`: a silent H.264 MP4, and its first frame as WebP. Needs a
 * Chromium with an H.264 encoder; Debian's has one. On several cores its rate control races: the same clip is the
 * same bytes only where Chromium has one core.
 */
export async function makeClips(folder: string, executablePath: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    const page = await browser.newPage();
    // WebCodecs exists only in a secure context, which a file is and an empty page is not.
    await page.goto(new URL('./clip-scenes/stage.html', import.meta.url).href);
    await page.addScriptTag({ content: await muxer() });
    for (const name of clipNames) await makeClip(page, path.join(folder, name), clips[name]);
  } finally {
    await browser.close();
  }
}

async function makeClip(page: Page, file: string, { draw, width, height }: Clip): Promise<void> {
  const frames = (clipDurationMs / 1000) * frameRate;
  // A scene's own text goes into the page; Node has stripped its types already.
  const film = await page.evaluate<{ video: string; poster: string }>(
    `recordClip(${draw.toString()}, ${JSON.stringify({ width, height, frames, frameRate, bitrate })})`,
  );
  await writeFile(`${file}.mp4`, Buffer.from(film.video, 'base64'));
  await sharp(Buffer.from(film.poster, 'base64')).webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`);
}

async function muxer(): Promise<string> {
  const folder = createRequire(import.meta.url)
    .resolve('mediabunny')
    .replace(/dist\/.*$/, 'dist/');
  return readFile(`${folder}bundles/mediabunny.min.cjs`, 'utf8');
}
