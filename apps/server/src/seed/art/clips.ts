import { fileURLToPath } from 'node:url';

export type Clip = {
  name: ClipName;
  /** Absolute path of the H.264 MP4, silent. */
  file: string;
  /** Absolute path of its first frame as JPEG. */
  poster: string;
  width: number;
  height: number;
  durationS: number;
};

const sizes = {
  waves: [720, 900],
  stars: [720, 900],
  rain: [720, 900],
  wheel: [720, 900],
  candle: [720, 900],
  aurora: [1280, 720],
} as const;

export type ClipName = keyof typeof sizes;

/** The short films in the seed, each a loop without a seam; `make-clips.ts` draws them anew. */
export const clips: readonly Clip[] = (Object.keys(sizes) as ClipName[]).map((name) => ({
  name,
  file: inFolder(`${name}.mp4`),
  poster: inFolder(`${name}.jpg`),
  width: sizes[name][0],
  height: sizes[name][1],
  durationS: 5,
}));

function inFolder(file: string): string {
  return fileURLToPath(new URL(`./clips/${file}`, import.meta.url));
}
