import { inputs, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint' });

/** Holds for a person of the list entry `l` who is still the creator's fan, with no block between them. */
export const isThereOnList = sql`is_fan_of(l.user_id, ${$.charId}) and ${notBlocked($.viewerId, sql`l.user_id`)}`;
