import { callQuery } from '../../../lib/call/call-queries.ts';

export const totpQuery = callQuery('getTotp', {});
