// Free of zod, so that the browser can load it.

/** Months that can be paid at once. */
export const bundleMonths = [3, 6, 12] as const;
export type BundleMonths = (typeof bundleMonths)[number];
export const bundlePercentMax = 50;

/** How a fan wants to pay: month by month, or several months at once. */
export const subscriptionPlans = ['month', 'bundle_3', 'bundle_6', 'bundle_12'] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];

export const promotionAudiences = ['everyone', 'new', 'lapsed', 'chosen', 'link'] as const;
export type PromotionAudience = (typeof promotionAudiences)[number];

export const promotionNameMax = 60;
export const percentOff = { min: 5, max: 90 } as const;
/** No card is charged less than this, in US cents. */
export const lowestPriceUsdCents = 50;
export const promotionMonthsMax = 12;
export const trialLinkDays = { min: 2, max: 30 } as const;
export const claimLimitMax = 10_000;
export const chosenFansMax = 500;
/** The longest code of a link. */
export const promotionCodeMax = 40;
export const tierLevelMax = 1_000_000;
