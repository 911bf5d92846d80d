/** Who is asking: a live session and its person. The application knows more of them. */
export type SessionViewer = {
  userId: string;
  sessionId: string;
  /** May use the calls of creators. */
  isCreator: boolean;
  /** May use the calls of the staff's administrators. */
  isAdmin: boolean;
  /** Counts against `raisedMax` of a call's limit, where there is one. */
  hasRaisedLimits: boolean;
  /** May use only the calls that are open to a held account. */
  isHeld: boolean;
};
