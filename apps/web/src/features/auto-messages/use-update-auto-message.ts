import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { Attachment } from '../outbox/attachments/attachment.ts';
import { AttachmentError } from '../outbox/attachments/upload-attachment.ts';
import { autoMessagesQuery } from './auto-messages.queries.ts';
import { uploadAll } from '../outbox/attachments/upload-attachment.ts';

type Written = Omit<AutoMessage, 'media' | 'media_num' | 'price'> & {
  items: readonly Attachment[];
  price: number | undefined;
};

/** Saves one automated message, after its new files are uploaded. */
export function useUpdateAutoMessage() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ items, price, ...message }: Written) => {
      const media_ids = (await uploadAll(items)).join(',');
      return call('updateAutoMessage', { ...message, media_ids, ...(price !== undefined && { price }) });
    },
    onSuccess: (answer) => {
      client.setQueryData(autoMessagesQuery.queryKey, answer);
      toast('success', t('common.saved'));
    },
    // Which file it is and why stands in these words alone.
    onError: (error) => error instanceof AttachmentError && toast('error', error.message),
  });
}
