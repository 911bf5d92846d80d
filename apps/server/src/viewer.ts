import type { StaffRole } from '@kindred/contract/users/calls';
import type { SessionViewer } from './platform/http/viewer.ts';

/** Who is asking, and what they are in the product. */
export type Viewer = SessionViewer & {
  /** The person's own character. */
  charId: string | null;
  isReviewer: boolean;
  staffRole: StaffRole;
};

/**
 * A visitor who is not signed in, as the access rule sees them: nobody's account (ids begin at 1), joined nowhere, owner of
 * nothing. What a visitor may have, anyone may.
 */
export const visitor: Viewer = {
  userId: '0',
  sessionId: '0',
  isCreator: false,
  isStaff: false,
  isAdmin: false,
  hasRaisedLimits: false,
  isHeld: false,
  isBanned: false,
  isMuted: false,
  charId: null,
  isReviewer: false,
  staffRole: 'member',
};
