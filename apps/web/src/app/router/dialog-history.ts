import { currentHref, onAddressChange, removeEntries } from '../../lib/navigation/navigation.ts';
import { closeDialogsAbove, useDialogs } from '../../ui/overlay/dialogs.ts';

/**
 * Gives every open dialog an entry in the browser's history: Back closes the top one instead of leaving the page.
 * Leaving the page closes them all. Returns the way to stop.
 */
export function tieDialogsToHistory(): () => void {
  let page = location.pathname;
  // The browser goes back a moment after it was asked to; until then the entry is that of a closed dialog.
  let isRemoving = false;

  const matchEntries = () => {
    if (isRemoving) return;
    if (openCount() > depth()) {
      history.pushState({ dialogs: openCount() }, '', currentHref());
    } else if (openCount() < depth()) {
      // Later, because the code that closed it may go to another page: then there is no step to take back.
      setTimeout(removeStaleEntries);
    }
  };

  const removeStaleEntries = () => {
    const over = depth() - openCount();
    if (isRemoving || over <= 0) return;
    isRemoving = true;
    removeEntries(over);
  };

  const stopDialogs = useDialogs.subscribe(matchEntries);

  const stopHistory = onAddressChange((isTravel) => {
    if (isRemoving && isTravel) {
      isRemoving = false;
      // What was opened meanwhile stays, and gets an entry of its own.
      if (location.pathname === page) return matchEntries();
    }
    if (location.pathname !== page) {
      page = location.pathname;
      closeDialogsAbove(0);
    }
    closeDialogsAbove(depth());
    // An entry whose dialog is long closed: nothing to see there.
    if (isTravel && depth() > openCount()) history.back();
  });

  return () => {
    stopDialogs();
    stopHistory();
  };
}

function openCount(): number {
  return useDialogs.getState().stack.length;
}

function depth(): number {
  return (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
}
