import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { DraftItem } from '../../posting/drafts/draft.ts';
import { chooseFiles } from '../../posting/uploads/choose-files.ts';
import { createUploadQueue } from '../../posting/uploads/upload-queue.ts';
import { refreshVault } from '../creator-tools.queries.ts';

/** The files on their way into the vault, into a folder where one is chosen. They go on while the page is out of sight. */
export function useVaultUploads(folderId: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [queue] = useState(createVaultQueue);
  const items = useStore(queue.store);
  const done = items.filter(({ upload }) => upload.stage === 'done');
  useEffect(() => {
    if (done.length === 0) return;
    queue.drop(done);
    const mediaIds = done.flatMap(({ media }) => media?.media_id ?? []);
    const moved =
      folderId === ''
        ? Promise.resolve()
        : call('moveVaultMedia', { media_ids: mediaIds, folder_id: folderId }).catch(() => undefined);
    void moved.then(() => refreshVault(client));
  }, [done, queue, folderId, client]);
  return {
    items,
    pause: queue.pause,
    resume: queue.resume,
    add: (files: readonly File[]) => {
      const { taken, complaints } = chooseFiles(files, [], t, false);
      for (const complaint of complaints) toast('warning', complaint);
      queue.add(taken);
    },
  };
}

function createVaultQueue() {
  const store = createStore<readonly DraftItem[]>(() => []);
  const patch = (id: string, change: Partial<DraftItem>) =>
    store.setState(
      store.getState().map((item) => (item.id === id ? { ...item, ...change } : item)),
      true,
    );
  const uploads = createUploadQueue(store.getState, patch);
  return {
    store,
    add: (files: readonly { file: File; kind: DraftItem['kind'] }[]) => {
      store.setState([...store.getState(), ...uploads.add(files)], true);
      uploads.start();
    },
    pause: (id: string) => {
      uploads.stop(id);
      patch(id, { upload: { stage: 'paused' } });
      uploads.start();
    },
    resume: (id: string) => {
      patch(id, { upload: { stage: 'waiting' } });
      uploads.start();
    },
    drop: (items: readonly DraftItem[]) =>
      store.setState(
        store.getState().filter(({ id }) => !items.some((item) => item.id === id)),
        true,
      ),
  };
}
