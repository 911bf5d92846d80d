// Free of zod, so that the browser can load it.

/** What a person can ask about. */
export const supportTopics = ['account', 'payments', 'creator', 'safety', 'bug', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Longest request, in UTF-16 units. */
export const ticketMaxLength = 4000;
/** Requests that one person can make in an hour. */
export const ticketsPerHour = 5;
