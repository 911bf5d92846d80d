import {
  checkCheckoutCall,
  createDiamondCheckoutCall,
  getSpendingLimitsCall,
  getWelcomeGiftCall,
  listDiamondPackagesCall,
  listWalletRecordsCall,
  receiveWelcomeGiftCall,
  setSpendingLimitsCall,
} from '@kindred/contract/wallet/calls';
import { type Route, route } from '../../route.ts';
import { createDiamondCheckout } from './create-diamond-checkout.ts';
import { listDiamondPackages } from './diamond-packages.ts';
import { getSpendingLimits, setSpendingLimits } from './limits/spending-limits.ts';
import { listWalletRecords } from './list-wallet-records.ts';
import { checkCheckout } from './payments/check-checkout.ts';
import { getWelcomeGift, receiveWelcomeGift } from './welcome-gift.ts';

export const walletRoutes: Route[] = [
  route(listDiamondPackagesCall, listDiamondPackages),
  route(createDiamondCheckoutCall, createDiamondCheckout),
  route(checkCheckoutCall, checkCheckout),
  route(listWalletRecordsCall, listWalletRecords),
  route(getWelcomeGiftCall, getWelcomeGift),
  route(receiveWelcomeGiftCall, receiveWelcomeGift),
  route(getSpendingLimitsCall, getSpendingLimits),
  route(setSpendingLimitsCall, setSpendingLimits),
];
