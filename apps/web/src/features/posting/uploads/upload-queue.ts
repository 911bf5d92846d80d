import { i18n } from '../../../lib/i18n/i18n.ts';
import { forgetUpload } from '../../media/upload/send-file.ts';
import type { DraftItem } from '../drafts/draft.ts';
import { deleteDraftFile, readDraftFile, storeDraftFile } from './draft-files.ts';
import { type UploadUpdate, uploadFile } from './upload-file.ts';

const uploadsAtOnce = 3;

export type UploadQueue = {
  /** Takes files in; gives the items that stand for them, waiting. */
  add: (files: readonly { file: File; kind: DraftItem['kind'] }[]) => DraftItem[];
  /** Begins with as many of the waiting items as may be sent at once. */
  start: () => void;
  /** Stops an upload; what has come stays on the server for a day. */
  stop: (id: string) => void;
  /** Stops an upload for good: it cannot be resumed. */
  remove: (id: string) => void;
};

/**
 * Sends the files of a draft, three at a time, in the order of its items. `items` gives these as they are now, `patch`
 * gets the progress of each of them.
 */
export function createUploadQueue(
  items: () => readonly DraftItem[],
  patch: (id: string, change: Partial<DraftItem>) => void,
): UploadQueue {
  const running = new Map<string, AbortController>();

  const start = () => {
    const next = items().find(({ id, upload }) => upload.stage === 'waiting' && !running.has(id));
    if (!next || running.size >= uploadsAtOnce) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    patch(next.id, { upload: { stage: 'sending', part: 0 } });
    const onUpdate = (update: UploadUpdate) => !controller.signal.aborted && patch(next.id, update);
    void send(next, controller.signal, onUpdate).then(() => {
      if (running.get(next.id) === controller) running.delete(next.id);
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
        void storeDraftFile(id, file);
        const localUrl = URL.createObjectURL(file);
        return { id, kind, localUrl, upload: { stage: 'waiting' }, isPreview: false, alt: '' };
      }),
    remove: (id) => {
      stop(id);
      void deleteDraftFile(id);
      void forgetUpload(id);
    },
  };
}

async function send(
  { id, kind }: DraftItem,
  signal: AbortSignal,
  onUpdate: (update: UploadUpdate) => void,
): Promise<void> {
  const file = await readDraftFile(id);
  if (!file) return onUpdate({ upload: { stage: 'failed', reason: i18n.t('composer.fileGone') } });
  await uploadFile({ id, kind, file, name: file.name }, signal, (update) => {
    if (update.upload.stage === 'done') void deleteDraftFile(id);
    onUpdate(update);
  });
}
