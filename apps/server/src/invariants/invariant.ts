/** A condition that always holds. `sql` selects the rows that violate it. */
export type Invariant = { name: string; sql: string };

/** The business time as SQL; demo mode may have moved the clock. */
export const businessNow =
  "(now() + coalesce((select advance_seconds from clock_offset), 0) * interval '1 second')";
