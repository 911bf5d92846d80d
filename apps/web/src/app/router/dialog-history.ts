import { currentHref, onAddressChange } from '../../lib/navigation/navigation.ts';
import { closeDialogsAbove, useDialogs } from '../../ui/overlay/dialogs.ts';

/**
 * Gives every open dialog an entry in the browser's history: Back closes the top one instead of leaving the page.
 * Leaving the page closes them all. Returns the way to stop.
 */
export function tieDialogsToHistory(): () => void {
  let page = location.pathname;

  const stopDialogs = useDialogs.subscribe(({ stack }) => {
    if (stack.length > depth()) {
      history.pushState({ dialogs: stack.length }, '', currentHref());
    } else if (stack.length < depth()) {
      // After whatever closed it has had its turn: if that went to another page, there is nothing to take back.
      setTimeout(removeStaleEntries);
    }
  });

  const stopHistory = onAddressChange((isTravel) => {
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

function removeStaleEntries(): void {
  const over = depth() - openCount();
  if (over > 0) history.go(-over);
}

function openCount(): number {
  return useDialogs.getState().stack.length;
}

function depth(): number {
  return (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
}
