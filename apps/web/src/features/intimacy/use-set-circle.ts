import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { innerCircleKey } from './intimacy.queries.ts';

/** The fan leaves `user_id` out. */
type Place = { char_id: string; user_id?: string };

/** Closes the viewer's side of a place in an inner circle, or opens it again. */
export function useSetCircle(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isClosed: boolean) => call(isClosed ? 'closeInnerCircle' : 'openInnerCircle', place),
    onSettled: () => client.invalidateQueries({ queryKey: innerCircleKey }),
  });
}
