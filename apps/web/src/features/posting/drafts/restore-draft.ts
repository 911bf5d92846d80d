import type { OwnMedia } from '@kindred/contract/media/calls';
import { call } from '../../../lib/call/call.ts';
import { readDraftFile } from '../uploads/draft-files.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { SavedDraft, SavedItem } from './saved-drafts.ts';

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
    lost: saved.items.length - items.length,
  };
}

async function restoreItems({ items }: SavedDraft): Promise<DraftItem[]> {
  const media = await listMedia(items.flatMap((item) => ('mediaId' in item ? [item.mediaId] : [])));
  const restored = await Promise.all(items.map((item) => restoreItem(item, media)));
  return restored.filter((item) => item !== undefined);
}

async function listMedia(mediaIds: readonly string[]): Promise<readonly OwnMedia[]> {
  if (mediaIds.length === 0) return [];
  const { list } = await call('listOwnMedia', { media_ids: mediaIds.join(',') });
  return list.filter(({ state }) => state === 'ready');
}

/** A file of this device goes on its way again, from where it was. */
async function restoreItem(saved: SavedItem, list: readonly OwnMedia[]): Promise<DraftItem | undefined> {
  const { isPreview, alt } = saved;
  if ('mediaId' in saved) {
    const media = list.find(({ media_id }) => media_id === saved.mediaId);
    const upload = { stage: 'done' } as const;
    return media && { id: saved.mediaId, kind: media.item.type, upload, media, isPreview, alt };
  }
  const file = await readDraftFile(saved.id);
  if (!file) return undefined;
  const { id, kind } = saved;
  return { id, kind, localUrl: URL.createObjectURL(file), upload: { stage: 'waiting' }, isPreview, alt };
}
