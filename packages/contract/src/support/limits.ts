// Free of zod, so that the browser can load it.

/** What a person can ask about. */
export const supportTopics = ['account', 'payments', 'creator', 'safety', 'bug', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Longest request, in UTF-16 units. */
export const ticketMaxLength = 4000;
/** Requests that one person can make in an hour. */
export const ticketsPerHour = 5;

/** Answers that one person can write in an hour. */
export const ticketMessagesPerHour = 20;
/** Pictures that can be added to a request. */
export const ticketFilesMax = 5;
/** A request that was answered is closed when so many days have passed in silence. */
export const ticketSilenceDays = 14;

/** How a case of the staff names a request for help. */
export const ticketSubject = 8;

/** Answers that staff begin with, in the order of their list. */
export const savedReplies = [
  'more_needed',
  'sign_in',
  'cancel',
  'refund_rule',
  'refund_done',
  'payout_time',
  'bug_noted',
  'bug_fixed',
  'reported',
] as const;
export type SavedReply = (typeof savedReplies)[number];
