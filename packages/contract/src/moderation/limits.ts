// Free of zod, so that the browser can load it.

/** What can be reported, as the wire numbers it. */
export const reportedType = { post: 1, comment: 2, person: 3, conversation: 4, message: 5 } as const;
/** What a case is about: what is reported, and what else staff decide about. */
export const caseSubject = { ...reportedType, change: 6, account: 7 } as const;
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

/** What staff work through; who of them may, is in `queueRoles`. */
export const staffQueues = [
  'answers',
  'appeals',
  'identities',
  'payouts',
  'posts',
  'removals',
  'reports',
  'tickets',
] as const;
export type StaffQueue = (typeof staffQueues)[number];

/** The roles beside `admin`, who works on every queue. */
export const queueRoles = {
  answers: ['moderator'],
  appeals: ['moderator'],
  identities: ['moderator'],
  payouts: ['finance'],
  posts: ['moderator'],
  removals: ['moderator'],
  reports: ['moderator'],
  tickets: ['support'],
} as const satisfies Record<StaffQueue, readonly string[]>;

/**
 * What a case can be decided to. `clear` and `keep` are of holds, `restore` and `uphold` of appeals, `answer` and `close`
 * of requests for help.
 */
export const caseDecisions = [
  'dismiss',
  'warn',
  'remove',
  'approve',
  'reject',
  'clear',
  'keep',
  'restore',
  'uphold',
  'strike',
  'mute',
  'ban',
  'answer',
  'close',
] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Why staff decides so, as the person concerned reads it. */
export const decisionReasons = [...reportReasons, 'said_under_18', 'no_violation'] as const;
export type DecisionReason = (typeof decisionReasons)[number];
export const decisionNoteMaxLength = 2000;

/** The longest answer to a request for help, in UTF-16 units. */
export const staffReplyMaxLength = 4000;
/** How long the address of a picture that staff look at is valid. */
export const caseFileSeconds = 300;

/** A claim ends when so much time has passed without a sign of life of the one who made it. */
export const claimSeconds = 300;

/** The longest end that staff give a mute or a ban, in days; without one it is for good. */
export const sanctionDaysMax = 3650;
/** Days of a strike, and of the mute that comes with the third live strike. */
export const sanctionDays = { strike: 365, muteByStrikes: 7 } as const;
export const strikesUntilMute = 3;

/** What takes two of the staff: one proposes, another confirms. */
export const secondEyes: readonly CaseDecision[] = ['ban'];

/** What the log of the staff has. `look`: media or a person's file were opened; `sweep`: cases were gathered into one. */
export const staffActions = ['claim', 'decide', 'propose', 'look', 'sweep'] as const;
export type StaffAction = (typeof staffActions)[number];
