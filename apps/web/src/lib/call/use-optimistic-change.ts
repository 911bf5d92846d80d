import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

type OptimisticChange<Answer, Change> = {
  /** Where the answer is cached that shows the change. */
  queryKey: QueryKey;
  /** Sends the change. Its answer is the whole of what is cached then. */
  send: (change: Change) => Promise<Answer>;
  /** What is cached, with the change in it. */
  show: (cached: Answer, change: Change) => Answer;
  onRefused?: (error: Error) => void;
};

/**
 * A mutation that shows its change at once, and takes it back where it cannot be saved. Several at once are sent one
 * after the other; only the last answer is shown, so that no earlier one undoes what was chosen meanwhile.
 */
export function useOptimisticChange<Answer, Change>({
  queryKey,
  send,
  show,
  onRefused,
}: OptimisticChange<Answer, Change>) {
  const client = useQueryClient();
  const mutationKey = ['optimistic', ...queryKey];
  return useMutation({
    mutationFn: send,
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Answer>(queryKey);
      client.setQueryData<Answer>(queryKey, (cached) => cached && show(cached, change));
      return before;
    },
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, answer);
    },
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      onRefused?.(error);
    },
  });
}
