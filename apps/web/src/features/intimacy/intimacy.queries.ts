import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Whom the circle of one's own character holds, or, without it, in whose circles I am. */
export const innerCircleQuery = (charId?: string) =>
  callPages('listInnerCircle', charId ? { char_id: charId } : {});

/** My own place in the circle of a character, if there is one. */
export const ownPlaceQuery = (charId: string) => callQuery('listInnerCircle', { char_id: charId, size: 1 });
