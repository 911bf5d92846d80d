import { personalItem } from '../../../lib/storage/personal-storage.ts';
import type { Draft, DraftItem } from './draft.ts';

/** A file on the server, or one of this device that is to be sent. */
export type SavedItem = { isPreview: boolean; alt: string } & (
  | { mediaId: string }
  | { id: string; kind: DraftItem['kind'] }
);

/** An unfinished post as this browser stores it. */
export type SavedDraft = Pick<Draft, 'content' | 'isPaid' | 'price' | 'membersIncluded' | 'state'> & {
  /** Drafts of earlier versions have none. */
  tierLevel?: number;
  isOpen?: boolean;
  publishAt?: string;
  expiresAt?: string;
  zone?: string;
  labels?: Draft['labels'];
  poll?: Draft['poll'];
  userId: string;
  clientId: string;
  keptAt: string;
  items: SavedItem[];
};

type SavedDrafts = Record<string, SavedDraft>;

const drafts = personalItem<SavedDrafts>('browser', 'postDrafts');
const newPost = 'new';

export function findSavedDraft(userId: string, postId: string = newPost): SavedDraft | undefined {
  const saved = drafts.get()?.[postId];
  return saved?.userId === userId ? saved : undefined;
}

/** Stores a draft of a post. Files that are not on the server yet are stored by themselves. */
export function saveDraft(
  { userId, clientId, postId = newPost }: { userId: string; clientId: string; postId: string | undefined },
  { items, ...written }: Draft,
): void {
  const saved: SavedDraft = {
    userId,
    clientId,
    ...written,
    keptAt: new Date().toISOString(),
    items: items.map(({ id, kind, media, isPreview, alt }) => ({
      ...(media ? { mediaId: media.media_id } : { id, kind }),
      isPreview,
      alt,
    })),
  };
  drafts.set({ ...drafts.get(), [postId]: saved });
}

export function deleteSavedDraft(postId: string = newPost): void {
  const { [postId]: _gone, ...others } = drafts.get() ?? {};
  drafts.set(others);
}
