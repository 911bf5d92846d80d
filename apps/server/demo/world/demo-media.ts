import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoFans } from '../demo-identities.ts';
import type { ClipName } from './demo-clips.ts';
import type { DemoCreator, DemoPost } from './demo-creator.ts';
import { demoCrowdFaces } from './demo-crowd.ts';

/** A picture or clip as somebody in the demo world uses it. */
export type DemoMedia = {
  /** Unique: `mara_clay/avatar`, `mara_clay/ceramics-1`. */
  name: string;
  /** Path of the WebP below the media folder; of a clip it is the poster. */
  picture: string;
  /** Path of the MP4 below the media folder. */
  clip?: string;
};

/** The pictures and clips, all drawn by the code of tools/demo-art (no foreign work); ends with a slash. */
export const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));

/** Where a picture lies in a width, in pixels, that is less than its own. */
export function narrowFile(picture: string, width: number): string {
  return join(mediaFolder, `w${width}`, picture);
}

/** Everything that these creators and the demo fans show. */
export function listDemoMedia(creators: readonly DemoCreator[]): DemoMedia[] {
  return [
    ...demoFans.map(({ avatar }) => picture(avatar)),
    ...demoCrowdFaces.map(picture),
    ...creators.flatMap((creator) => [
      picture(`${creator.handle}/avatar`),
      picture(`${creator.handle}/banner`),
      ...(creator.intro ? [clip(`${creator.handle}/intro`, creator.intro)] : []),
      ...creator.posts.flatMap((post) => ofPost(creator.handle, post)),
    ]),
  ];
}

function ofPost(handle: string, post: DemoPost): DemoMedia[] {
  return [
    ...(post.pictures ?? []).map((name) => picture(`${handle}/${name}`)),
    ...(post.clip ? [clip(`${handle}/${post.clip}`, post.clip)] : []),
    ...(post.preview ? [picture(`${handle}/${post.preview}`)] : []),
  ];
}

function picture(name: string): DemoMedia {
  return { name, picture: `${name}.webp` };
}

function clip(name: string, clipName: ClipName): DemoMedia {
  return { name, picture: `clips/${clipName}.webp`, clip: `clips/${clipName}.mp4` };
}
