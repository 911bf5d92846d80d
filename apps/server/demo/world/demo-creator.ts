import type { CreatorKind } from '@kindred/contract/characters/limits';
import type { ClipName } from '../../src/seed/art/clips.ts';
import type { LookName } from '../../src/seed/art/faces/looks.ts';
import type { PictureKind } from '../../src/seed/art/picture-kinds.ts';
import type { CardText } from './make-card.ts';

/** A post of the demo world. */
export type DemoPost = {
  text: string;
  daysAgo: number;
  /** Diamonds; free when left out. */
  price?: number;
  /** One picture per kind, in this order. */
  pictures?: readonly PictureKind[];
  clip?: ClipName;
  /** Shown to everybody in place of the locked post. */
  preview?: PictureKind;
  isPinned?: boolean;
  isOfficial?: boolean;
  /** Published unless told otherwise. */
  state?: number;
};

/** A creator of the demo world: a face, a tier, a voice, posts. */
export type DemoCreator = {
  handle: string;
  name: string;
  tagline: string;
  bio: string;
  kind: CreatorKind;
  look: LookName;
  banner: PictureKind;
  /** Shown to everybody who comes to their page. */
  intro?: ClipName;
  groupId: string | null;
  isVerified?: boolean;
  proSalesOpen?: boolean;
  commentConfig?: number;
  /** Answers in person instead of leaving it to the companion. */
  isManual?: boolean;
  card: CardText;
  posts: readonly DemoPost[];
};
