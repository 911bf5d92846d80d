// Free of zod, so that the browser can load it.

/** How often somebody gets what they missed by mail. */
export const cadences = ['daily', 'weekly', 'off'] as const;
export type Cadence = (typeof cadences)[number];

/** Longest address (RFC 5321, 4.5.3.1.3). */
export const addressMaxLength = 254;

/** How long the link in a mail that asks for consent works. */
export const confirmHours = 24;

/** So many mails that ask for consent go to one person, or to one address, in a day. */
export const confirmsPerDay = 3;

/** After so many mails in a row that the address's server refuses for good, nothing is sent any more. */
export const maxRefusals = 3;
