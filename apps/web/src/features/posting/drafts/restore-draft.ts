import { call } from '../../../lib/call/call.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { SavedDraft } from './saved-drafts.ts';

/** A saved draft with its files as the server has them; files that are gone there are left out and counted. */
export async function restoreDraft(saved: SavedDraft): Promise<{ draft: Draft; lost: number }> {
  const { content, isPaid, price, membersIncluded, isOpen = false, tierLevel = 0, state } = saved;
  const { publishAt = '', expiresAt = '', zone = '', labels = [], poll = null } = saved;
  const items = await restoreItems(saved);
  return {
    draft: {
      content,
      isPaid,
      price,
      membersIncluded,
      isOpen,
      tierLevel,
      state,
      publishAt,
      expiresAt,
      zone,
      labels,
      poll,
      items,
    },
    lost: saved.lost + saved.items.length - items.length,
  };
}

async function restoreItems({ items }: SavedDraft): Promise<DraftItem[]> {
  if (items.length === 0) return [];
  const media_ids = items.map(({ mediaId }) => mediaId).join(',');
  const { list } = await call('listOwnMedia', { media_ids });
  return items.flatMap(({ mediaId, isPreview, alt }) => {
    const media = list.find(({ media_id }) => media_id === mediaId);
    if (!media) return [];
    const upload = { stage: 'done' } as const;
    return [{ id: mediaId, kind: media.item.type, upload, media, isPreview, alt }];
  });
}
