export type Rgb = readonly [number, number, number];

/** The three channels (0–255) of '#rrggbb'. */
export function channels(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** A colour between two, both '#rrggbb'; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  return hexOf([blend(from[0], to[0], t), blend(from[1], to[1], t), blend(from[2], to[2], t)]);
}

/** The same colour, see-through: alpha 0 is invisible, 1 is solid. */
export function fade(hex: string, alpha: number): string {
  const [r, g, b] = channels(hex);
  return `rgba(${r},${g},${b},${alpha.toFixed(3)})`;
}

/** A colour along a row of colours laid out evenly over 0..1. */
export function ramp(colors: readonly string[], t: number): string {
  const last = colors.length - 1;
  const at = Math.min(Math.max(t, 0), 1) * last;
  const index = Math.min(Math.floor(at), last - 1);
  return mix(colors[index] ?? '#000000', colors[index + 1] ?? '#000000', at - index);
}

function blend(a: number, b: number, t: number): number {
  return Math.round(a + (b - a) * t);
}

function hexOf([r, g, b]: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}
