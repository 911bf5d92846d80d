// Draws the seed's clips anew: node apps/server/src/seed/art/make-clips.ts
// Needs a Chromium with an H.264 encoder (Debian's has one), at CHROMIUM or /usr/bin/chromium.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawAurora } from './clip-scenes/aurora.ts';
import { drawCandle } from './clip-scenes/candle.ts';
import type { ClipScene } from './clip-scenes/pen.ts';
import { drawRain } from './clip-scenes/rain.ts';
import { drawStars } from './clip-scenes/stars.ts';
import { drawWaves } from './clip-scenes/waves.ts';
import { drawWheel } from './clip-scenes/wheel.ts';
import { type Clip, type ClipName, clips } from './clips.ts';

const frameRate = 24;
const bitrate = 520_000;
const scenes: Record<ClipName, ClipScene> = {
  waves: drawWaves,
  stars: drawStars,
  rain: drawRain,
  wheel: drawWheel,
  candle: drawCandle,
  aurora: drawAurora,
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: quiet,
});
try {
  const page = await browser.newPage();
  // WebCodecs exists only in a secure context, which a file is and an empty page is not.
  await page.goto(new URL('./clip-scenes/stage.html', import.meta.url).href);
  await page.addScriptTag({ content: await muxer() });
  for (const clip of clips) await makeClip(page, clip);
} finally {
  await browser.close();
}

async function makeClip(page: Page, clip: Clip) {
  const { width, height, durationS } = clip;
  const order = { width, height, frames: durationS * frameRate, frameRate, bitrate };
  // A scene's own text goes into the page; Node has stripped its types already.
  const film = await page.evaluate<{ video: string; poster: string }>(
    `recordClip(${scenes[clip.name].toString()}, ${JSON.stringify(order)})`,
  );
  await writeFile(clip.file, Buffer.from(film.video, 'base64'));
  await sharp(Buffer.from(film.poster, 'base64')).jpeg({ quality: 80, mozjpeg: true }).toFile(clip.poster);
  console.log(`${clip.name}: ${Math.round((await stat(clip.file)).size / 1024)} kB`);
}

async function muxer(): Promise<string> {
  const folder = createRequire(import.meta.url)
    .resolve('mediabunny')
    .replace(/dist\/.*$/, 'dist/');
  return readFile(`${folder}bundles/mediabunny.min.cjs`, 'utf8');
}
