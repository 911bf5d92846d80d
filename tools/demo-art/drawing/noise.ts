/** Smooth value noise of a plane, about -1 to 1, the same for the same salt. */
export function noise2(x: number, y: number, salt: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const tx = ease(x - xi);
  const ty = ease(y - yi);
  const top = lerp(lattice(xi, yi, salt), lattice(xi + 1, yi, salt), tx);
  const bottom = lerp(lattice(xi, yi + 1, salt), lattice(xi + 1, yi + 1, salt), tx);
  return lerp(top, bottom, ty);
}

/** Several octaves of noise on top of each other: clouds, stone, mist. */
export function fbm(x: number, y: number, salt: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise2(x * scale, y * scale, salt + i * 101);
    amplitude *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** Noise folded into sharp crests, 0 to about 1: mountain ridges. */
export function ridged(x: number, salt: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.55;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * (1 - Math.abs(noise2(x * scale, i * 7.3, salt)));
    amplitude *= 0.48;
    scale *= 2.1;
  }
  return sum;
}

/** 0 below low, 1 above high, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - low) / (high - low))));
}

/** The number at `t` (0 to 1) of the way from one to the other. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function lattice(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}
