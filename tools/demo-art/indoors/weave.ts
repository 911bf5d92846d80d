import type { Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** Threads of a cloth over the whole picture, `step` pixels apart. */
export function paintWeave({ w, h, sheet }: Scene, step: number, color: string, thickness: number) {
  const threads: string[] = [];
  for (let x = 0; x < w; x += step) threads.push(`M${n(x)} 0v${h}h${n(thickness)}v${-h}z`);
  for (let y = 0; y < h; y += step) threads.push(`M0 ${n(y)}h${w}v${n(thickness)}h${-w}z`);
  sheet.path(threads.join(''), color, 'shape-rendering="optimizeSpeed"');
}
