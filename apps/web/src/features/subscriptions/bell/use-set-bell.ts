import type { CallInput } from '@kindred/contract/all/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { refreshCharacter } from '../../characters/characters.queries.ts';
import { joinedKeys } from '../subscriptions.queries.ts';

/** Sets which notices of a creator's new posts come. Pending until all answers that show it are read again. */
export function useSetBell(charId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bell: CallInput<'setBell'>['bell']) => call('setBell', { char_id: charId, bell }),
    onError: (error) => toast('warning', errorText(error)),
    onSettled: () =>
      Promise.all([
        refreshCharacter(client, charId),
        ...joinedKeys.map((queryKey) => client.invalidateQueries({ queryKey })),
      ]),
  });
}
