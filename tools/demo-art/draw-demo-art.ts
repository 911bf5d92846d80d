// npm run demo-art — draws the pictures and clips of the demo world anew, into apps/server/demo/media. The same code
// gives the same files (clips: the same Chromium on one core, for which it runs under taskset); commit what has changed.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoCreators } from '../../apps/server/demo/creators/demo-creators.ts';
import { listDemoMedia, mediaFolder } from '../../apps/server/demo/world/demo-media.ts';
import { findProgram } from '../../apps/server/src/test/faults/find-program.ts';
import { programs } from '../../apps/server/src/test/faults/programs.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';
import { makeClips } from './make-clips.ts';
import { writeNarrowPictures } from './write-narrow-pictures.ts';

const chromium = findProgram(programs.chromium);
await rm(mediaFolder, { recursive: true, force: true });
const world = listDemoMedia(demoCreators);
for (const { name, picture, clip } of world) {
  if (clip) continue;
  const file = path.join(mediaFolder, picture);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await drawDemoPicture(name));
}
await makeClips(path.join(mediaFolder, 'clips'), chromium);
for (const picture of new Set(world.map((media) => media.picture))) await writeNarrowPictures(picture);
