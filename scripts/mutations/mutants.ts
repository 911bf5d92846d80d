import type { Mutant } from './mutant.ts';
import { accountsMutants } from './mutants/accounts.ts';
import { cardsMutants } from './mutants/cards.ts';
import { careMutants } from './mutants/care.ts';
import { commentsMutants } from './mutants/comments.ts';
import { companionMutants } from './mutants/companion.ts';
import { giftsMutants } from './mutants/gifts.ts';
import { ledgerMutants } from './mutants/ledger.ts';
import { mailMutants } from './mutants/mail.ts';
import { mediaMutants } from './mutants/media.ts';
import { memoryMutants } from './mutants/memory.ts';
import { messagesMutants } from './mutants/messages.ts';
import { offersMutants } from './mutants/offers.ts';
import { pagesMutants } from './mutants/pages.ts';
import { paymentsMutants } from './mutants/payments.ts';
import { payoutsMutants } from './mutants/payouts.ts';
import { pushMutants } from './mutants/push.ts';
import { salesMutants } from './mutants/sales.ts';
import { searchMutants } from './mutants/search.ts';
import { signalsMutants } from './mutants/signals.ts';
import { staffMutants } from './mutants/staff.ts';
import { studioMutants } from './mutants/studio.ts';
import { subscriptionsMutants } from './mutants/subscriptions.ts';
import { wallsMutants } from './mutants/walls.ts';

/** Bugs that have to be noticed, a file per area. */
export const mutants: readonly Mutant[] = [
  ...accountsMutants,
  ...cardsMutants,
  ...careMutants,
  ...commentsMutants,
  ...companionMutants,
  ...giftsMutants,
  ...ledgerMutants,
  ...mailMutants,
  ...mediaMutants,
  ...memoryMutants,
  ...messagesMutants,
  ...offersMutants,
  ...pagesMutants,
  ...paymentsMutants,
  ...payoutsMutants,
  ...pushMutants,
  ...salesMutants,
  ...searchMutants,
  ...signalsMutants,
  ...staffMutants,
  ...studioMutants,
  ...subscriptionsMutants,
  ...wallsMutants,
];

/** Planted in `npm test` too: each of them costs a database and a run of its own. */
export const quickMutants: readonly string[] = ['key ignored'];
