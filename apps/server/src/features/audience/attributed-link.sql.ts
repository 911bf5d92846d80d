import { attributionDays } from '@kindred/contract/tracking/limits';
import { inputs, sql } from '../../platform/db/sql.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz' });

/** Holds when the viewer came to the creator `c` by a tracking link, as long as it counts for the link. */
export const attributedLink = sql`exists (select from tracking_touches t
  where t.user_id = ${$.viewerId} and t.char_id = c.char_id
    and t.touched_at > ${$.now} - ${attributionDays} * interval '1 day')`;
