import { inputs, sql } from '../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint?', handle: 'text?' });

/** SQL: the id of the character that `idOrHandle` refers to, null when there is none. */
export const namedCharId = sql`coalesce(${$.charId},
  (select n.char_id from characters n where n.char_unique_id = ${$.handle}))`;

/** Returns the inputs of `namedCharId`. A handle never consists of digits alone; a typed one may begin with @. */
export function idOrHandle(text: string): { charId: string | null; handle: string | null } {
  if (/^[1-9]\d{0,17}$/.test(text)) return { charId: text, handle: null };
  // PostgreSQL text cannot hold U+0000, which an address may (%00).
  if (text.includes('\0')) return { charId: null, handle: null };
  return { charId: null, handle: text.replace(/^@/, '').toLowerCase() };
}
