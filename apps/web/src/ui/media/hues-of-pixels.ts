/** Below this a picture is grey, and has no hue to speak of. */
const leastChroma = 0.02;
/** So far, in degrees, the second hue is from the first. */
const leastDistance = 50;

type Tone = { a: number; b: number; chroma: number };

/**
 * Returns the two hues of a picture, in degrees of OKLCH, from its pixels as a canvas gives them (RGBA, sRGB). Strong
 * colours count more than pale ones. The second hue is that of what differs from the first; without such pixels both are the
 * same. Returns undefined for a grey picture. The matrices are those of OKLab (Björn Ottosson, 2020).
 */
export function huesOfPixels(pixels: ArrayLike<number>): [first: number, second: number] | undefined {
  const tones = tonesOf(pixels);
  const first = meanHue(tones);
  if (first === undefined) return undefined;
  const others = tones.filter(({ a, b }) => distance(hueOf(a, b), first) >= leastDistance);
  return [first, meanHue(others) ?? first];
}

function tonesOf(pixels: ArrayLike<number>): Tone[] {
  const tones: Tone[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [a, b] = oklab(linear(pixels[at]), linear(pixels[at + 1]), linear(pixels[at + 2]));
    tones.push({ a, b, chroma: Math.hypot(a, b) });
  }
  return tones;
}

function meanHue(tones: readonly Tone[]): number | undefined {
  let [aSum, bSum, weight] = [0, 0, 0];
  for (const { a, b, chroma } of tones) {
    aSum += a * chroma;
    bSum += b * chroma;
    weight += chroma;
  }
  if (weight === 0 || Math.hypot(aSum, bSum) / weight < leastChroma) return undefined;
  return hueOf(aSum, bSum);
}

function hueOf(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function distance(hue: number, other: number): number {
  const turn = Math.abs(hue - other);
  return Math.min(turn, 360 - turn);
}

function linear(byte = 0): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function oklab(r: number, g: number, b: number): [a: number, b: number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
