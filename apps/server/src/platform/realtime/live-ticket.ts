/** What a good hello proves: which session is on the line, whose it is, and until when to believe it. */
export type LiveTicket = { sessionId: string; userId: string; expiresAt: Date };
