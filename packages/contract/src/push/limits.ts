// Free of zod, so that the browser can load it.

/** How much of what happened a notice says where others can read it: nothing, who it is about, or also what was said. */
export const pushDetails = ['hidden', 'names', 'words'] as const;
export type PushDetail = (typeof pushDetails)[number];

/** Longest piece of somebody's words in a notice, in characters. */
export const pushWordsLength = 200;

/** What arrives at the browser's worker, encrypted for it alone. */
export type PushPayload = {
  title: string;
  body: string;
  /** A notice with the same tag takes the place of the earlier one. */
  tag: string;
  /** What the badge of the installed app counts. */
  badge: number;
  /** Where a click leads: an address of the app. */
  url: string;
};
