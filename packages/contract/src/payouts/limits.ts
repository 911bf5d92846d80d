// Free of zod, so that the browser can load it.

/** The least that is paid out at once, in US cents. */
export const minPayoutUsdCents = 2000;

/** The most, in US cents. */
export const maxPayoutUsdCents = 10_000_000;

/** How long a proof of who somebody is lasts. */
export const stepUpMinutes = 5;

/** Hours before money may go to a bank account that has taken the place of another. */
export const changedDestinationHours = 24;

export const payoutStates = ['requested', 'approved', 'sent', 'paid', 'failed', 'canceled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why a payout failed: payments were taken back meanwhile, the account went, the provider or the bank refused. */
export const payoutFailures = ['taken_back', 'account_closed', 'provider_refused', 'bank_refused'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export const identityStates = ['none', 'pending', 'verified', 'rejected'] as const;
export type IdentityState = (typeof identityStates)[number];

export const destinationStates = ['none', 'incomplete', 'pending', 'ready', 'rejected'] as const;
export type DestinationState = (typeof destinationStates)[number];
