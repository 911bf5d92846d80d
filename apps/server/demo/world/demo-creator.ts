import type { CreatorKind } from '@kindred/contract/characters/limits';
import type { ClipName } from './demo-clips.ts';
import type { CardText } from './make-card.ts';

/** A post of the demo world. */
export type DemoPost = {
  text: string;
  daysAgo: number;
  /** Diamonds; free when left out. */
  price?: number;
  /** Whether joining opens a paid post: on pro pages, when left out. */
  membersIncluded?: boolean;
  /** Whether a free post is open to everyone: on free pages, when left out. */
  isOpen?: boolean;
  /** Files of the creator's media folder, without the ending, in this order. Before the dash is what they show. */
  pictures?: readonly string[];
  clip?: ClipName;
  /** Shown to everybody in place of the locked post. */
  preview?: string;
  isPinned?: boolean;
  isOfficial?: boolean;
  /** Published by default. */
  state?: number;
};

/** A creator of the demo world: a tier, a voice, posts. */
export type DemoCreator = {
  handle: string;
  name: string;
  tagline: string;
  bio: string;
  kind: CreatorKind;
  /** Shown to everybody who comes to their page. */
  intro?: ClipName;
  groupId: string | null;
  /** Above the page's subscription, from the lowest; the words of the lowest first. */
  tiers?: readonly { name: string; perks: readonly string[]; monthUsdCents?: number }[];
  isVerified?: boolean;
  /** The handle of an earlier creator who invited them. */
  invitedBy?: string;
  proSalesOpen?: boolean;
  commentConfig?: number;
  /** Answers in person instead of leaving it to the companion. */
  isManual?: boolean;
  card: CardText;
  posts: readonly DemoPost[];
};
