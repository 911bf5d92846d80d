import type { UploadedMedia } from '@kindred/contract/media/calls';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Draft, type DraftItem, moveItem } from '../drafts/draft.ts';
import { createUploadQueue } from './upload-queue.ts';

export type ComposerState = {
  draft: Draft;
  /** Names the post that is being written, so that sending it again makes no second one. */
  clientId: string;
  /** Something was changed since it was last saved. */
  isTouched: boolean;
  /** It has been sent: this one is done with. */
  isSaved: boolean;
};

export type Composer = StoreApi<ComposerState> & {
  change: (change: Partial<Omit<Draft, 'items'>>) => void;
  changeItem: (id: string, change: Partial<Pick<DraftItem, 'alt' | 'isPreview'>>) => void;
  addFiles: (files: readonly { file: File; kind: DraftItem['kind'] }[]) => void;
  /** Takes files of the vault, which are on the server already. */
  addStored: (media: readonly UploadedMedia[]) => void;
  pause: (id: string) => void;
  resume: (id: string) => void;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  /** The same files with links that work again: no change of the draft. */
  freshen: (media: readonly UploadedMedia[]) => void;
  markSaved: () => void;
};

/** One post that is being written, and the uploads that belong to it. They go on while the page is out of sight. */
export function createComposer(
  draft: Draft,
  clientId: string = crypto.randomUUID(),
  isTouched = false,
): Composer {
  const store = createStore<ComposerState>(() => ({ draft, clientId, isTouched, isSaved: false }));
  const setItems = (edit: (items: readonly DraftItem[]) => readonly DraftItem[]) =>
    store.setState((state) => ({
      draft: { ...state.draft, items: edit(state.draft.items) },
      isTouched: true,
    }));
  const patch = (id: string, change: Partial<DraftItem>) =>
    setItems((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const uploads = createUploadQueue(() => store.getState().draft.items, patch);
  // What a reload interrupted goes on.
  uploads.start();

  return {
    ...store,
    change: (change) =>
      store.setState((state) => ({ draft: { ...state.draft, ...change }, isTouched: true })),
    changeItem: patch,
    addFiles: (added) => {
      const items = uploads.add(added);
      setItems((before) => [...before, ...items]);
      uploads.start();
    },
    addStored: (media) =>
      setItems((before) => [
        ...before,
        ...media
          .filter(({ media_id }) => !before.some((item) => item.media?.media_id === media_id))
          .map(storedItem),
      ]),
    pause: (id) => {
      uploads.stop(id);
      patch(id, { upload: { stage: 'paused' } });
      uploads.start();
    },
    resume: (id) => {
      patch(id, { upload: { stage: 'waiting' } });
      uploads.start();
    },
    remove: (id) => {
      uploads.remove(id);
      setItems((items) => items.filter((item) => item.id !== id));
      uploads.start();
    },
    move: (id, to) => setItems((items) => moveItem(items, id, to)),
    freshen: (media) =>
      store.setState(({ draft: { items, ...rest } }) => ({
        draft: { ...rest, items: items.map((item) => withFreshLinks(item, media)) },
      })),
    markSaved: () => store.setState({ isTouched: false, isSaved: true }),
  };
}

function storedItem({ media_id, item }: UploadedMedia): DraftItem {
  const media = { media_id, item };
  return { id: media_id, kind: item.type, upload: { stage: 'done' }, media, isPreview: false, alt: '' };
}

function withFreshLinks(item: DraftItem, media: readonly UploadedMedia[]): DraftItem {
  const fresh = media.find(({ media_id }) => media_id === item.media?.media_id);
  return fresh ? { ...item, media: fresh } : item;
}
