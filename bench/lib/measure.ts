/** One figure. With a limit it is a promise: the run says whether it is kept. */
export type Measure = { name: string; value: number; limit?: { min?: number; max?: number } };

/** Whether a figure is within its limit; one without a limit always is. */
export function isWithinLimit({ value, limit }: Measure): boolean {
  return (
    value >= (limit?.min ?? Number.NEGATIVE_INFINITY) && value <= (limit?.max ?? Number.POSITIVE_INFINITY)
  );
}

/** A line of the report: the figure, and what was promised. */
export function describeMeasure(measure: Measure): string {
  const { name, value, limit } = measure;
  const shown = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
  if (!limit) return `       ${name}: ${shown}`;
  const promise = limit.min === undefined ? `≤ ${limit.max}` : `≥ ${limit.min}`;
  return `${isWithinLimit(measure) ? 'kept  ' : 'BROKEN'} ${name}: ${shown} (${promise})`;
}
