/** The longest that an answer may be written, all tries together. */
export const maxReplyMs = 120_000;

/** Longer than an honest writer takes to put down what it has: an answer that is held beyond this is ended by a job. */
export const overdueReplyMs = maxReplyMs + 60_000;
