import { refuse } from '../app-error.ts';

/** Greater than every id. */
export const highestId = '9223372036854775807';

type Check = (text: string) => boolean;

/**
 * Defines the cursors of a list: the sort values of a page's last row, opaque to the caller (base64url of JSON). Each value
 * satisfies its check.
 */
export function keysetCursor<const Checks extends readonly Check[]>(...checks: Checks) {
  type Place = { -readonly [Index in keyof Checks]: string };
  /** Refuses with `invalidInput` what `encode` did not write. */
  const decode = (cursor: string): Place => {
    const values = valuesOf(cursor);
    const areFit =
      values?.length === checks.length && checks.every((isFit, place) => isFit(values[place] ?? ''));
    return areFit ? (values as Place) : refuse('invalidInput', { field: 'cursor' });
  };
  return {
    encode: (...values: Place): string => Buffer.from(JSON.stringify(values)).toString('base64url'),
    decode,
    /** Returns the values of a cursor, `start` without one. Refuses as `decode` does. */
    decodeOr: (start: Place, cursor: string | undefined): Place =>
      cursor === undefined ? start : decode(cursor),
  };
}

function valuesOf(cursor: string): string[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) && values.every(isPlain) ? values.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** The cursors of a list by id. */
export const idCursor = keysetCursor(isInteger);

function isPlain(value: unknown): value is string | number {
  return (
    typeof value === 'number' || (typeof value === 'string' && value.length <= 100 && !value.includes('\0'))
  );
}

/** Returns whether text is an instant as PostgreSQL writes it: ISO 8601 in UTC with up to six decimals. */
export function isInstant(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Returns whether text is a non-negative integer that fits PostgreSQL's bigint. */
export function isInteger(text: string): boolean {
  return /^[0-9]{1,18}$/.test(text);
}
