import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { RefusalError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** `block` hides both from each other; `restrict` hides what they write from others. */
export type Way = 'block' | 'restrict';
type Change = { id: string; isOn: boolean };

export function useBlockOrRestrict(way: Way) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, isOn }: Change) => send(way, id, isOn),
    onSuccess: (_answer, { id, isOn }) => {
      if (isOn) toast('success', t(way === 'block' ? 'privacy.blocked' : 'privacy.restricted'));
      readAllAgain(client, way === 'block' && isOn ? id : undefined);
    },
    onError: (error) => toast(error instanceof RefusalError ? 'warning' : 'error', errorText(error)),
  });
}

function send(way: Way, id: string, isOn: boolean) {
  const flag = isOn ? 1 : 0;
  return way === 'block'
    ? call('block', { block_id: id, block: flag })
    : call('restrict', { restrict_id: id, restrict: flag });
}

/**
 * The people that the viewer can see have changed everywhere, so all answers are read again. Answers about a person who was
 * just blocked are read when they are opened again, since the page that shows them is being left.
 */
function readAllAgain(client: QueryClient, blockedId: string | undefined): void {
  const isAbout = ({ queryKey }: { queryKey: QueryKey }) =>
    blockedId !== undefined && JSON.stringify(queryKey).includes(`"${blockedId}"`);
  void client.invalidateQueries({ predicate: (query) => !isAbout(query) });
  void client.invalidateQueries({ predicate: isAbout, refetchType: 'none' });
}
