import { callQuery } from '../../lib/call-queries.ts';

export const companionCardQuery = callQuery('getCompanionCard', {});
