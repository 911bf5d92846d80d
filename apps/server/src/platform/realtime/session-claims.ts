/** What a valid auth frame proves, until `expiresAt`. */
export type SessionClaims = { sessionId: string; userId: string; expiresAt: Date };
