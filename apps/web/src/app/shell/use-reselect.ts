import { useQueryClient } from '@tanstack/react-query';
import { showNewest } from '../../features/feed/show-newest.ts';
import { currentHref } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** What a click on an entry of the menu does where one already is: goes to the top, at home to what is new. */
export function useReselect(path: string): () => void {
  const client = useQueryClient();
  return () => {
    if (currentHref() !== path) return;
    if (path === paths.home) void showNewest(client);
    else window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
