import type { SubscriptionPlan } from '@kindred/contract/offers/limits';

/** What a companion knows of its creator's page beside the card, as far as this fan may see it. */
export type World = {
  /** The newest first. */
  posts: readonly WorldPost[];
  /** What the fan could subscribe to now; empty where nothing is to be sold to them. */
  offers: readonly WorldOffer[];
  times: {
    now: Date;
    /** IANA names. */
    fanZone: string;
    creatorZone: string;
  };
};

export type WorldPost = {
  publishedAt: Date;
  /** The caption; '' where it is locked for this fan, and where there is none. */
  text: string;
  photos: number;
  videos: number;
  isLocked: boolean;
  /** Diamonds that open it; undefined where it is open, and where only joining opens it. */
  diamonds: number | undefined;
};

/** One way to subscribe, with the amounts that the platform quotes. */
export type WorldOffer = {
  /** The tier's name; '' for a page that sells one subscription without a name. */
  tier: string;
  plan: SubscriptionPlan;
  monthUsdCents: number;
  /** What is charged today. */
  todayUsdCents: number;
  trialDays: number;
  /** The months that `todayUsdCents` pays for, and how many such charges come before the month's price. */
  introMonths: number;
  introCharges: number;
};
