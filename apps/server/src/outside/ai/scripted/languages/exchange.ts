import type { IntentGroup, IntentOf } from './intents.ts';

export { intentGroups } from './intents.ts';

/** How an intent is read, and what can be said to it; `{x}` is the first group of the pattern. */
export type Exchange = {
  when: RegExp;
  say: string[];
  /** What can be asked in return, where it is natural. */
  ask?: string[];
};

/** The exchanges of a group in one language. */
export type Exchanges<Group extends IntentGroup> = Record<IntentOf<Group>, Exchange>;
