import type { DraftItem } from '../drafts/draft.ts';
import { type FileToUpload, type UploadUpdate, uploadFile } from './upload-file.ts';

const uploadsAtOnce = 2;

export type UploadQueue = {
  /** Takes files in; gives the items that stand for them, waiting. */
  add: (files: readonly { file: File; kind: DraftItem['kind'] }[]) => DraftItem[];
  /** Begins with as many of the waiting items as may be sent at once. */
  start: () => void;
  stop: (id: string) => void;
  /** Stops an upload for good: it cannot be tried again. */
  remove: (id: string) => void;
};

/**
 * Sends the files of a draft, two at a time, in the order of its items. `items` gives these as they are now, `patch`
 * gets the progress of each of them.
 */
export function createUploadQueue(
  items: () => readonly DraftItem[],
  patch: (id: string, change: Partial<DraftItem>) => void,
): UploadQueue {
  const files = new Map<string, FileToUpload>();
  const running = new Map<string, AbortController>();

  const start = () => {
    const next = items().find(({ id, upload }) => upload.stage === 'waiting' && !running.has(id));
    const file = next && files.get(next.id);
    if (!file || running.size >= uploadsAtOnce) return;
    const controller = new AbortController();
    running.set(file.id, controller);
    patch(file.id, { upload: { stage: 'sending', part: 0 } });
    const onUpdate = (update: UploadUpdate) => !controller.signal.aborted && patch(file.id, update);
    void uploadFile(file, controller.signal, onUpdate).then(() => {
      if (running.get(file.id) === controller) running.delete(file.id);
      start();
    });
    start();
  };
  const stop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    start,
    stop,
    add: (added) =>
      added.map(({ file, kind }) => {
        const id = crypto.randomUUID();
        const localUrl = URL.createObjectURL(file);
        files.set(id, { id, kind, file, localUrl });
        return { id, kind, localUrl, upload: { stage: 'waiting' }, isPreview: false, alt: '' };
      }),
    remove: (id) => {
      stop(id);
      files.delete(id);
    },
  };
}
