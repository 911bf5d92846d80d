import { refuse } from '../app-error.ts';

/**
 * A keyset cursor: the sort values of the last row, opaque to the caller (base64url of JSON).
 * Decoding refuses anything that is not exactly that many strings or numbers.
 */
export function encodeCursor(values: (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor. Refuses (`invalidInput`) what is not one, or has another number of values. */
export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === length && values.every(isPlain)) return values;
  } catch {}
  return refuse('invalidInput', { field: 'cursor' });
}

/** Above every id: where a list without a cursor starts. */
export const highestId = '9223372036854775807';

/** An id, the key of lists in the order in which things were written. */
export function decodeIdCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, 1).map(String) as [string];
  if (!isInteger(id)) refuse('invalidInput', { field: 'cursor' });
  return id;
}

/** An instant and an id, the key of most of our lists. */
export function decodeTimeIdCursor(cursor: string): [time: string, id: string] {
  const [time, id] = decodeCursor(cursor, 2).map(String) as [string, string];
  if (!isInstant(time) || !isInteger(id)) refuse('invalidInput', { field: 'cursor' });
  return [time, id];
}

function isPlain(value: unknown): value is string | number {
  return (
    typeof value === 'number' || (typeof value === 'string' && value.length <= 100 && !value.includes('\0'))
  );
}

/** What PostgreSQL writes and reads as an instant: ISO 8601 in UTC with up to six decimals. */
export function isInstant(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Whether text is a whole number, not negative, that PostgreSQL's bigint has room for. */
export function isInteger(text: string): boolean {
  return /^[0-9]{1,18}$/.test(text);
}
