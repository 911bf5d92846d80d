import { personalItem } from '../../../lib/storage/personal-storage.ts';
import type { Draft } from './draft.ts';

/** An unfinished post as this browser stores it. Files that were not uploaded yet are only counted. */
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
  items: { mediaId: string; isPreview: boolean; alt: string }[];
  lost: number;
};

type SavedDrafts = Record<string, SavedDraft>;

const drafts = personalItem<SavedDrafts>('browser', 'postDrafts');
const newPost = 'new';

export function findSavedDraft(userId: string, postId: string = newPost): SavedDraft | undefined {
  const saved = drafts.get()?.[postId];
  return saved?.userId === userId ? saved : undefined;
}

/** Stores a draft of a post, without uploads that are not whole. */
export function saveDraft(
  { userId, clientId, postId = newPost }: { userId: string; clientId: string; postId: string | undefined },
  { items, ...written }: Draft,
): void {
  const there = items.filter(({ media }) => media);
  const saved: SavedDraft = {
    userId,
    clientId,
    ...written,
    keptAt: new Date().toISOString(),
    items: there.map(({ media, isPreview, alt }) => ({ mediaId: media?.media_id ?? '', isPreview, alt })),
    lost: items.length - there.length,
  };
  drafts.set({ ...drafts.get(), [postId]: saved });
}

export function deleteSavedDraft(postId: string = newPost): void {
  const { [postId]: _gone, ...others } = drafts.get() ?? {};
  drafts.set(others);
}
