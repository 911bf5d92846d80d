// Free of zod, so that the browser can load it.

/** What can be reported, as the wire numbers it. */
export const reportedType = { post: 1, comment: 2, person: 3, conversation: 4, message: 5 } as const;
export type ReportedType = (typeof reportedType)[keyof typeof reportedType];

/** What something is reported for, in the order of the form. */
export const reportReasons = [
  'minors',
  'non_consent',
  'harassment',
  'hate',
  'violence',
  'illegal',
  'private_facts',
  'impersonation',
  'copyright',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportDetailMaxLength = 1000;
