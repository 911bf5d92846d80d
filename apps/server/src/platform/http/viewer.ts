/** The live session of a request and its person. The application extends it. */
export type SessionViewer = {
  userId: string;
  sessionId: string;
  /** May use the calls of creators. */
  isCreator: boolean;
  /** May use the calls of the staff. */
  isStaff: boolean;
  /** May use the calls of administrators. */
  isAdmin: boolean;
  /** `raisedMax` of a call's limit applies instead of `max`. */
  hasRaisedLimits: boolean;
  /** May use only calls with `isOpenToHeld`. */
  isHeld: boolean;
  /** May use only calls with `isOpenToHeld`, by a decision of staff. */
  isBanned: boolean;
  /** May not use calls with `isSpeech`. */
  isMuted: boolean;
};
