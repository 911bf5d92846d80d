import { useQueryClient } from '@tanstack/react-query';
import { notificationsKey } from './notifications.queries.ts';

// Links live 150 to 300 s. One that fails so soon after it was made is not expired but broken.
const tooSoonMs = 60_000;

/** What to call when a picture in the list does not load: reads the list again, once for all pictures that fail together. */
export function useFreshPictures(): () => void {
  const client = useQueryClient();
  return () => {
    const isOld = (updatedAt: number) => Date.now() - updatedAt > tooSoonMs;
    void client.invalidateQueries({
      queryKey: notificationsKey,
      predicate: ({ state }) => isOld(state.dataUpdatedAt),
    });
  };
}
