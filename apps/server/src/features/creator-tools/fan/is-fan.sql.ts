import { input, sql } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';

const fanId = input('fanId', 'bigint');

/** Holds when the creator may write to this person: a fan of theirs, with no block between them. */
export const isFan = sql`is_fan_of(${fanId}, ${input('charId', 'bigint')})
  and ${notBlocked(input('viewerId', 'bigint'), fanId)}`;
