import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { refreshSaved } from './use-save-post.ts';

/** Takes a post out of what is saved that is no longer available: there is nothing to undo. */
export function useRemoveSaved(): (postId: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (postId: string) => call('unsavePost', { diary_id: postId }),
    onSuccess: () => refreshSaved(client),
    onError: (error) => toast('warning', errorText(error)),
  });
  return mutate;
}
