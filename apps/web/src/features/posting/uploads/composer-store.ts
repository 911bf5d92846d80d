import type { UploadedMedia } from '@kindred/contract/media/calls';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Draft, type DraftItem, moveItem } from '../drafts/draft.ts';
import { type FileToUpload, type UploadUpdate, uploadFile } from './upload-file.ts';

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
  cancel: (id: string) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  /** The same files with links that work again: no change of the draft. */
  freshen: (media: readonly UploadedMedia[]) => void;
  markSaved: () => void;
};

const uploadsAtOnce = 2;

/** One post that is being written, and the uploads that belong to it. They go on while the page is out of sight. */
export function createComposer(
  draft: Draft,
  clientId: string = crypto.randomUUID(),
  isTouched = false,
): Composer {
  const store = createStore<ComposerState>(() => ({ draft, clientId, isTouched, isSaved: false }));
  const files = new Map<string, FileToUpload>();
  const running = new Map<string, AbortController>();

  const setItems = (edit: (items: readonly DraftItem[]) => readonly DraftItem[]) =>
    store.setState((state) => ({
      draft: { ...state.draft, items: edit(state.draft.items) },
      isTouched: true,
    }));
  const patch = (id: string, change: Partial<DraftItem>) =>
    setItems((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const startNext = () => {
    const { items } = store.getState().draft;
    const next = items.find(({ id, upload }) => upload.stage === 'waiting' && !running.has(id));
    const file = next && files.get(next.id);
    if (!file || running.size >= uploadsAtOnce) return;
    const controller = new AbortController();
    running.set(file.id, controller);
    patch(file.id, { upload: { stage: 'sending', part: 0 } });
    const onUpdate = (update: UploadUpdate) => !controller.signal.aborted && patch(file.id, update);
    void uploadFile(file, controller.signal, onUpdate).then(() => {
      if (running.get(file.id) === controller) running.delete(file.id);
      startNext();
    });
    startNext();
  };
  const stop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    ...store,
    change: (change) =>
      store.setState((state) => ({ draft: { ...state.draft, ...change }, isTouched: true })),
    changeItem: patch,
    addFiles: (added) => {
      const items = added.map(({ file, kind }) => {
        const id = crypto.randomUUID();
        const localUrl = URL.createObjectURL(file);
        files.set(id, { id, kind, file, localUrl });
        return { id, kind, localUrl, upload: { stage: 'waiting' }, isPreview: false, alt: '' } as const;
      });
      setItems((before) => [...before, ...items]);
      startNext();
    },
    cancel: (id) => {
      stop(id);
      patch(id, { upload: { stage: 'canceled' } });
      startNext();
    },
    retry: (id) => {
      patch(id, { upload: { stage: 'waiting' } });
      startNext();
    },
    remove: (id) => {
      stop(id);
      files.delete(id);
      setItems((items) => items.filter((item) => item.id !== id));
      startNext();
    },
    move: (id, to) => setItems((items) => moveItem(items, id, to)),
    freshen: (media) =>
      store.setState(({ draft: { items, ...rest } }) => ({
        draft: { ...rest, items: items.map((item) => withFreshLinks(item, media)) },
      })),
    markSaved: () => store.setState({ isTouched: false, isSaved: true }),
  };
}

function withFreshLinks(item: DraftItem, media: readonly UploadedMedia[]): DraftItem {
  const fresh = media.find(({ media_id }) => media_id === item.media?.media_id);
  return fresh ? { ...item, media: fresh } : item;
}
