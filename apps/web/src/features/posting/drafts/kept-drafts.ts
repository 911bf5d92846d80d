import { personalItem } from '../../../lib/storage/personal-storage.ts';
import type { Draft } from './draft.ts';

/** An unfinished post as this browser keeps it. Files that were not uploaded yet are only counted. */
export type KeptDraft = Pick<Draft, 'content' | 'isPaid' | 'price' | 'membersIncluded' | 'state'> & {
  userId: string;
  clientId: string;
  keptAt: string;
  items: { mediaId: string; isPreview: boolean; alt: string }[];
  lost: number;
};

type KeptDrafts = Record<string, KeptDraft>;

const drafts = personalItem<KeptDrafts>('browser', 'postDrafts');
const newPost = 'new';

/** What that person left unfinished of a post, or of a new one. */
export function findKeptDraft(userId: string, diaryId: string = newPost): KeptDraft | undefined {
  const kept = drafts.get()?.[diaryId];
  return kept?.userId === userId ? kept : undefined;
}

export function keepDraft(
  { userId, clientId, diaryId = newPost }: { userId: string; clientId: string; diaryId: string | undefined },
  { content, isPaid, price, membersIncluded, state, items }: Draft,
): void {
  const there = items.filter(({ media }) => media);
  const kept: KeptDraft = {
    userId,
    clientId,
    content,
    isPaid,
    price,
    membersIncluded,
    state,
    keptAt: new Date().toISOString(),
    items: there.map(({ media, isPreview, alt }) => ({ mediaId: media?.media_id ?? '', isPreview, alt })),
    lost: items.length - there.length,
  };
  drafts.set({ ...drafts.get(), [diaryId]: kept });
}

export function forgetDraft(diaryId: string = newPost): void {
  const { [diaryId]: _gone, ...others } = drafts.get() ?? {};
  drafts.set(others);
}
