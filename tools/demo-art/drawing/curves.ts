import { n } from './sheet.ts';

export type Point = readonly [x: number, y: number];

/** An SVG path through the points as a soft Catmull–Rom curve. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), points.length - 1);
    return points[index] ?? [0, 0];
  };
  const parts = [`M${xy(at(0))}`];
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    parts.push(`C${xy(c1)} ${xy(c2)} ${xy(p2)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** An SVG path of straight lines through the points. */
export function straight(points: readonly Point[], closed = false): string {
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

/** The area between a line that runs from left to right and a floor. */
export function ground(points: readonly Point[], floor: number, soft = false): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? [0, 0];
  return `${soft ? smooth(points) : straight(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`;
}

/** A leaf or a flame: pointed at both ends, `belly` wide, from one point to another. */
export function leaf(from: Point, to: Point, belly: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side: Point = [(-dy / length) * belly, (dx / length) * belly];
  const c = (t: number, s: number): Point => [from[0] + dx * t + side[0] * s, from[1] + dy * t + side[1] * s];
  return `M${xy(from)}C${xy(c(0.25, 1))} ${xy(c(0.7, 0.9))} ${xy(to)}C${xy(c(0.7, -0.9))} ${xy(c(0.25, -1))} ${xy(from)}Z`;
}

/** The point at a distance and an angle (radians) from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

function xy([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}
