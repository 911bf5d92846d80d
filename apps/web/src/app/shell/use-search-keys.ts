import { useEffect } from 'react';
import { useSearchFocus } from '../../features/discover/search/search-focus.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useDialogs } from '../../ui/overlay/dialogs.ts';

/** `/` and Ctrl K (⌘ K) go to the search from every page. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || useDialogs.getState().stack.length > 0) return;
      event.preventDefault();
      useSearchFocus.setState({ isRequested: true });
      if (location.pathname !== paths.discover) void navigate({ href: paths.discover });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !isTyping;
}
