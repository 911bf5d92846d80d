import {
  checkCheckoutCall,
  createDiamondCheckoutCall,
  listCommoditiesCall,
  listWalletRecordsCall,
} from '@kindred/contract/wallet';
import { type Route, route } from '../../platform/http/route.ts';
import { checkCheckout } from './check-checkout.ts';
import { listCommodities } from './commodities.ts';
import { createDiamondCheckout } from './create-diamond-checkout.ts';
import { listWalletRecords } from './list-wallet-records.ts';

export const walletRoutes: Route[] = [
  route(listCommoditiesCall, (context, _input, viewer) => listCommodities(context, viewer.userId)),
  route(createDiamondCheckoutCall, (context, input, viewer) =>
    createDiamondCheckout(context, viewer.userId, input),
  ),
  route(checkCheckoutCall, (context, input, viewer) =>
    checkCheckout(context, viewer.userId, input.checkout_id),
  ),
  route(listWalletRecordsCall, (context, input, viewer) => listWalletRecords(context, viewer.userId, input)),
];
