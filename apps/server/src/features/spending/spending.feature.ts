import {
  getSpendingSummaryCall,
  listPurchasesCall,
  listRenewalsCall,
} from '@kindred/contract/spending/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getSpendingSummary } from './get-spending-summary.ts';
import { listPurchases } from './list-purchases.ts';
import { listRenewals } from './list-renewals.ts';

export const spendingFeature: Feature = {
  routes: [
    route(getSpendingSummaryCall, getSpendingSummary),
    route(listRenewalsCall, listRenewals),
    route(listPurchasesCall, listPurchases),
  ],
};
