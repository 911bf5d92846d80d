import type { AutoMessage } from '@kindred/contract/auto-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { toast } from '../../ui/toast.ts';
import { autoMessagesQuery } from './auto-messages.queries.ts';

/** Saves one automated message. */
export function useUpdateAutoMessage() {
  const client = useQueryClient();
  const { s } = useSettingsTexts();
  return useMutation({
    mutationFn: (message: AutoMessage) => call('updateAutoMessage', message),
    onSuccess: (answer) => {
      client.setQueryData(autoMessagesQuery.queryKey, answer);
      toast('success', s('saved'));
    },
  });
}
