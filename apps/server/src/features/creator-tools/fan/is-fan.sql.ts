import { inputs, sql } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', viewerId: 'bigint' });

/** Holds when the creator may write to this person: a fan of theirs, with no block between them. */
export const isFan = sql`is_fan_of(${$.fanId}, ${$.charId})
  and ${notBlocked($.viewerId, $.fanId)}`;
