/** Something that must always hold: `sql` finds what breaks it, so it gives no row. */
export type Invariant = { name: string; sql: string };

/** What time it is for the business, for statements: demo mode may have moved the clock. */
export const businessNow =
  "(now() + coalesce((select advance_seconds from clock_offset), 0) * interval '1 second')";
