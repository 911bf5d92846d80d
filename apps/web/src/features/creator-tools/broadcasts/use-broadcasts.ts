import type { CallInput } from '@kindred/contract/all/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { ConnectionError } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { Attachment } from '../../outbox/attachments/attachment.ts';
import { uploadAll } from '../../outbox/attachments/upload-attachment.ts';
import { refreshBroadcasts } from '../creator-tools.queries.ts';

type Draft = Omit<CallInput<'createBroadcast'>, 'media'> & { items: readonly Attachment[] };

/** Sends one, or plans it. Without an answer it keeps its key, so that it goes out once. */
export function useCreateBroadcast(onEnd: () => void) {
  const { t } = useTranslation();
  const refresh = useRefreshBroadcasts();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ items, ...draft }: Draft) => {
      const media = await uploadAll(items);
      return call('createBroadcast', { ...draft, media }, { idempotencyKey: key.current });
    },
    onError: (error) => {
      if (!(error instanceof ConnectionError)) key.current = crypto.randomUUID();
    },
    onSuccess: async ({ count }) => {
      toast('success', t('broadcasts.begun', { count }));
      onEnd();
      await refresh();
    },
  });
}

export function useEndBroadcast(name: 'stopBroadcast' | 'unsendBroadcast') {
  const refresh = useRefreshBroadcasts();
  return useMutation({
    mutationFn: (broadcastId: string) => call(name, { broadcast_id: broadcastId }),
    onError: (error) => toast('warning', errorText(error)),
    onSettled: refresh,
  });
}

function useRefreshBroadcasts() {
  const client = useQueryClient();
  return () => refreshBroadcasts(client);
}
