import {
  checkCheckoutCall,
  createDiamondCheckoutCall,
  getWelcomeGiftCall,
  listDiamondPackagesCall,
  listWalletRecordsCall,
  receiveWelcomeGiftCall,
} from '@kindred/contract/wallet/calls';
import { type Route, route } from '../../route.ts';
import { createDiamondCheckout } from './create-diamond-checkout.ts';
import { listDiamondPackages } from './diamond-packages.ts';
import { listWalletRecords } from './list-wallet-records.ts';
import { checkCheckout } from './payments/check-checkout.ts';
import { getWelcomeGift, receiveWelcomeGift } from './welcome-gift.ts';

export const walletRoutes: Route[] = [
  route(listDiamondPackagesCall, (context, _input, viewer) => listDiamondPackages(context, viewer.userId)),
  route(createDiamondCheckoutCall, (context, input, viewer, { language }) =>
    createDiamondCheckout(context, viewer.userId, input, language),
  ),
  route(checkCheckoutCall, (context, input, viewer) =>
    checkCheckout(context, viewer.userId, input.checkout_id),
  ),
  route(listWalletRecordsCall, (context, input, viewer) => listWalletRecords(context, viewer.userId, input)),
  route(getWelcomeGiftCall, (context, _input, viewer) => getWelcomeGift(context, viewer.userId)),
  route(receiveWelcomeGiftCall, (context, _input, viewer) => receiveWelcomeGift(context, viewer.userId)),
];
