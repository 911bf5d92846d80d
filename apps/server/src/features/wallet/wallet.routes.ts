import {
  checkCheckoutCall,
  getSpendingLimitsCall,
  getWelcomeGiftCall,
  listWalletRecordsCall,
  receiveWelcomeGiftCall,
  setSpendingLimitsCall,
} from '@kindred/contract/wallet/calls';
import { getCurrencyCall, setCurrencyCall } from '@kindred/contract/wallet/currency-calls';
import {
  createPaymentMethodLinkCall,
  getReceiptCall,
  getReceiptFileCall,
  listPaymentMethodsCall,
  listReceiptsCall,
  removePaymentMethodCall,
  setDefaultPaymentMethodCall,
} from '@kindred/contract/wallet/payment-calls';
import { type Route, route } from '../../route.ts';
import { getCurrency, setCurrency } from './currency/currency-choice.ts';
import { getSpendingLimits, setSpendingLimits } from './limits/spending-limits.ts';
import { listWalletRecords } from './list-wallet-records.ts';
import {
  createPaymentMethodLink,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from './methods/payment-methods.ts';
import { checkCheckout } from './payments/check-checkout.ts';
import { getReceipt, getReceiptFile } from './receipts/get-receipt.ts';
import { listReceipts } from './receipts/list-receipts.ts';
import { getWelcomeGift, receiveWelcomeGift } from './welcome-gift.ts';

export const walletRoutes: Route[] = [
  route(checkCheckoutCall, checkCheckout),
  route(listWalletRecordsCall, listWalletRecords),
  route(getWelcomeGiftCall, getWelcomeGift),
  route(receiveWelcomeGiftCall, receiveWelcomeGift),
  route(listPaymentMethodsCall, listPaymentMethods),
  route(setDefaultPaymentMethodCall, setDefaultPaymentMethod),
  route(removePaymentMethodCall, removePaymentMethod),
  route(createPaymentMethodLinkCall, createPaymentMethodLink),
  route(getCurrencyCall, getCurrency),
  route(setCurrencyCall, setCurrency),
  route(listReceiptsCall, listReceipts),
  route(getReceiptCall, getReceipt),
  route(getReceiptFileCall, getReceiptFile),
  route(getSpendingLimitsCall, getSpendingLimits),
  route(setSpendingLimitsCall, setSpendingLimits),
];
