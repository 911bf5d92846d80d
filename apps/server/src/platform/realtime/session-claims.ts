/** What a valid auth frame proves: which session is on the line, whose it is, and until when to believe it. */
export type SessionClaims = { sessionId: string; userId: string; expiresAt: Date };
