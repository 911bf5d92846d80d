import { callQuery } from '../../lib/call/call-queries.ts';

export const companionCardQuery = callQuery('getCompanionCard', {});
