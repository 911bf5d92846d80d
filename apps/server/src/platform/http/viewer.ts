/** Who is asking: a live session and what the session's person is. */
export type Viewer = {
  userId: string;
  sessionId: string;
  isCreator: boolean;
  /** The person's own character. */
  charId: string | null;
  isReviewer: boolean;
};
