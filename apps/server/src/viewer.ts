import type { SessionViewer } from './platform/http/viewer.ts';

/** Who is asking, and what they are in the product. */
export type Viewer = SessionViewer & {
  /** The person's own character. */
  charId: string | null;
  isReviewer: boolean;
};
