import {
  getCreatorShareCall,
  getEarningsSummaryCall,
  getStatementCall,
  getStatementFileCall,
  listEarningSumsCall,
  listEarningsCall,
  listStatementsCall,
} from '@kindred/contract/earnings/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getCreatorShare } from './get-creator-share.ts';
import { getEarningsSummary } from './get-earnings-summary.ts';
import { listEarnings } from './list-earnings.ts';
import { releaseEarnings } from './release-earnings.ts';
import { getStatement } from './statements/get-statement.ts';
import { getStatementFile } from './statements/get-statement-file.ts';
import { listStatements } from './statements/list-statements.ts';
import { listEarningSums } from './sums/list-earning-sums.ts';
import { rollUpEarnings } from './sums/roll-up-earnings.ts';

export const earningsFeature: Feature = {
  routes: [
    route(getCreatorShareCall, getCreatorShare),
    route(getEarningsSummaryCall, getEarningsSummary),
    route(listEarningsCall, listEarnings),
    route(listEarningSumsCall, listEarningSums),
    route(listStatementsCall, listStatements),
    route(getStatementCall, getStatement),
    route(getStatementFileCall, getStatementFile),
  ],
  jobs: (context) => ({
    'earnings.release': () => releaseEarnings(context),
    'earnings.roll-up': () => rollUpEarnings(context),
  }),
  crontab: ['*/5 * * * * earnings.release', '*/15 * * * * earnings.roll-up'],
};
