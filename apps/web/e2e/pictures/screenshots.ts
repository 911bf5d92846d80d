// npm run screenshots [-- filter] — draws every address of the demo world: phone, tablet, laptop and wide screen, light and dark, English
// and Chinese (or another language that `filter` ends in). `filter` is part of a picture's name, such as `wallet` or `phone.light.en`. See screenshots/index.html.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildWeb } from '../../../../scripts/lib/build-web.ts';
import { findProgram } from '../../../server/src/test/faults/find-program.ts';
import { programs } from '../../../server/src/test/faults/programs.ts';
import { root } from '../../../../scripts/lib/run-step.ts';
import { startServer } from '../support/start-server.ts';
import { findWorld } from '../support/world.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawPictures, picturesLike } from './draw-pictures.ts';

const port = Number(process.env.E2E_PORT ?? 3401);
const folder = path.join(root, 'screenshots');
const wanted = picturesLike(process.argv[2] ?? '');
if (wanted.length === 0) throw new Error(`No picture has ${process.argv[2]} in its name.`);

await buildWeb({ log: console.log });
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-screenshots-'));
console.log('Seeding a demo world.');
const server = await startServer(port, dataDir);
const browser = await chromium.launch({
  executablePath: findProgram(programs.chromium),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const world = await findWorld(server.origin);
  await drawPictures({ browser, world, folder, wanted, log: console.log });
  await writeFile(path.join(folder, 'index.html'), contactSheet(folder));
  console.log(`${wanted.length} pictures, all of them on ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
