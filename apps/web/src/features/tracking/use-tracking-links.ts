import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { trackingLinksQuery } from './tracking.queries.ts';

/** Makes a link; sent again with its client id it is the same one. */
export function useCreateTrackingLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, clientId }: { name: string; clientId: string }) =>
      call('createTrackingLink', { name, client_id: clientId }),
    onSuccess: () => client.invalidateQueries({ queryKey: trackingLinksQuery.queryKey }),
  });
}

/** Puts a link away, or takes it out again. */
export function useArchiveTrackingLink(linkId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (archived: 0 | 1) => call('archiveTrackingLink', { link_id: linkId, archived }),
    onSuccess: () => client.invalidateQueries({ queryKey: trackingLinksQuery.queryKey }),
    onError: (error) => toast('error', errorText(error)),
  });
}
