import { getEarningsSummaryCall, listEarningsCall } from '@kindred/contract/earnings/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getEarningsSummary } from './get-earnings-summary.ts';
import { listEarnings } from './list-earnings.ts';
import { releaseEarnings } from './release-earnings.ts';

export const earningsFeature: Feature = {
  routes: [route(getEarningsSummaryCall, getEarningsSummary), route(listEarningsCall, listEarnings)],
  jobs: (context) => ({ 'earnings.release': () => releaseEarnings(context) }),
  crontab: ['*/5 * * * * earnings.release'],
};
