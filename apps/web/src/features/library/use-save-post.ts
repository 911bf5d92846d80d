import type { CallOutput } from '@kindred/contract/all/calls';
import type { SavedPost } from '@kindred/contract/library/calls';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { editPage } from '../../lib/call/cached-items.ts';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { collectionDialog } from './collection.dialog.ts';
import { savedKeys, savedListKey, savedQuery } from './library.queries.ts';

/** What becomes of a post: saved (in a collection, in none with null, or where it is), or saved no longer. */
export type SaveChange = { isSaved: true; collectionId?: string | null } | { isSaved: false };

/** Saves a post, moves it or takes it out, at once on screen; what the server refuses is put back and said. */
export function useSavePost(postId: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = savedQuery(postId);
  const saving = useMutation({
    mutationFn: (change: SaveChange) => send(postId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const collection_id = change.isSaved ? (change.collectionId ?? before?.collection_id ?? null) : null;
      client.setQueryData(queryKey, { is_saved: change.isSaved, collection_id });
      const lists = change.isSaved ? [] : takeOut(client, postId);
      return { before, lists };
    },
    onSuccess: async (saved, change, { before }) => {
      client.setQueryData(queryKey, saved);
      await refreshSaved(client);
      if (!change.isSaved) {
        const undo = () => saving.mutate({ isSaved: true, collectionId: before?.collection_id ?? null });
        toast('success', t('save.removed'), { label: t('save.undo'), onPress: undo });
      } else if (change.collectionId === undefined) {
        const choose = () => void openDialog(collectionDialog, { postId });
        toast('success', t('save.done'), { label: t('save.choose'), onPress: choose });
      } else toast('success', t('save.moved'));
    },
    onError: (error, _change, context) => {
      client.setQueryData(queryKey, context?.before);
      if (!context?.before) void client.invalidateQueries({ queryKey });
      for (const [listKey, list] of context?.lists ?? []) client.setQueryData(listKey, list);
      toast('warning', errorText(error));
    },
  });
  return saving;
}

async function send(postId: string, change: SaveChange): Promise<CallOutput<'getSaved'>> {
  if (!change.isSaved) {
    await call('unsavePost', { diary_id: postId });
    return { is_saved: false, collection_id: null };
  }
  const { collectionId } = change;
  const where = collectionId === undefined ? {} : { collection_id: collectionId };
  return { is_saved: true, ...(await call('savePost', { diary_id: postId, ...where })) };
}

type SavedPages = InfiniteData<CallOutput<'listSavedPosts'>>;

/** Takes a post out of the lists on screen; gives these as they were. */
function takeOut(client: QueryClient, postId: string) {
  const lists = client.getQueriesData<SavedPages>({ queryKey: savedListKey });
  for (const [key, list] of lists) {
    if (!list) continue;
    const pages = list.pages.map((page) =>
      editPage(page, (item: SavedPost) => (item.diary_id === postId ? null : item)),
    );
    client.setQueryData(key, { ...list, pages });
  }
  return lists;
}

/** Lists of saved posts are fetched again. */
export async function refreshSaved(client: QueryClient): Promise<void> {
  await Promise.all(savedKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
