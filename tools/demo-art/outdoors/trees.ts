import type { Point } from '../drawing/curves.ts';
import { straight } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';

/** A row of firs standing on a line. */
export function paintPines(scene: Scene, line: readonly Point[], color: string, size: number) {
  const { random, sheet } = scene;
  const shapes: string[] = [];
  for (const [x, y] of line) {
    if (!random.chance(0.42)) continue;
    shapes.push(pine(scene, x, y + size * 0.2, size * random.range(0.55, 1.5)));
  }
  sheet.path(shapes.join(''), color);
}

/** One fir as an SVG path, its foot at x, y. */
export function pine({ random }: Scene, x: number, y: number, height: number): string {
  const tiers = 6;
  const half = height * random.range(0.16, 0.22);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const reach = half * t;
    const level = y - height * (1 - t * 0.94);
    left.push([x - reach * random.range(0.85, 1.15), level], [x - reach * 0.5, level - height * 0.015]);
    right.push([x + reach * random.range(0.85, 1.15), level], [x + reach * 0.5, level - height * 0.015]);
  }
  return straight([[x, y - height], ...left, [x, y], ...right.reverse()], true);
}
