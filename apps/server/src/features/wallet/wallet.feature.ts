import type { Feature } from '../../feature.ts';
import { deleteCurrencyChoice } from './currency/currency-choice.ts';
import { rememberFirstCharge } from './diamond-packages.ts';
import { insertWallet } from './ledger/insert-wallet.ts';
import { endReferralShares } from './ledger/referral-share.ts';
import { rememberLimit, restoreLimit } from './limits/departed-limits.ts';
import { deleteSpendingLimits } from './limits/spending-limits.ts';
import { closeCheckoutsSoon, deleteCheckouts } from './payments/close-checkouts.ts';
import { deleteCustomers } from './payments/payment-customers.ts';
import { registerPaymentWebhook } from './payments/payment-webhook.ts';
import { settleDiamonds } from './settle-diamonds.ts';
import { walletCrontab, walletJobs } from './wallet.jobs.ts';
import { walletRoutes } from './wallet.routes.ts';
import { rememberWelcomeGift } from './welcome-gift.ts';

export const walletFeature: Feature = {
  routes: walletRoutes,
  plugin: registerPaymentWebhook,
  jobs: walletJobs,
  crontab: walletCrontab,
  hooks: {
    settlements: [{ purpose: 'diamonds', settle: settleDiamonds }],
    userCreated: [insertWallet, restoreLimit],
    accountHeld: [closeCheckoutsSoon],
    userDeleted: [
      deleteCheckouts,
      deleteCustomers,
      deleteCurrencyChoice,
      rememberLimit,
      deleteSpendingLimits,
      rememberWelcomeGift,
      rememberFirstCharge,
      endReferralShares,
    ],
  },
};
