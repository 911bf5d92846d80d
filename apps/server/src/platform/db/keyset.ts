import { refuse } from '../app-error.ts';

/** Encodes a keyset cursor: the sort values of the last row, opaque to the caller (base64url of JSON). */
export function encodeCursor(values: (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Returns the values of a cursor. Refuses anything but exactly `length` strings or numbers with `invalidInput`. */
export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === length && values.every(isPlain)) return values;
  } catch {}
  return refuse('invalidInput', { field: 'cursor' });
}

/** Greater than every id: the start of a list without a cursor. */
export const highestId = '9223372036854775807';

/** Returns the id of a cursor. Refuses with `invalidInput` when it is malformed. */
export function decodeIdCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, 1).map(String) as [string];
  if (!isInteger(id)) refuse('invalidInput', { field: 'cursor' });
  return id;
}

/** Returns the instant and the id of a cursor. Refuses with `invalidInput` when it is malformed. */
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
