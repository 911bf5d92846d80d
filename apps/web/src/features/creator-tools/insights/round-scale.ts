const steps = [1, 2, 4, 6, 8, 10];

/** Returns the top of a scale for values up to `most`: the next round number whose half is whole. */
export function roundScale(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = steps.map((step) => step * power).find((value) => value >= most) ?? 10 * power;
  return Math.max(2, top);
}
