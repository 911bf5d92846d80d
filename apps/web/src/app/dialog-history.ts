import type { RouterHistory } from '@tanstack/react-router';
import { closeDialogsAbove, useDialogs } from '../ui/dialogs.ts';

/**
 * Gives every open dialog an entry in the browser's history: Back closes the top one instead of leaving the page.
 * Leaving the page closes them all. Returns the way to stop.
 */
export function tieDialogsToHistory(history: RouterHistory): () => void {
  let page = history.location.pathname;

  const stopDialogs = useDialogs.subscribe(({ stack }) => {
    if (stack.length > depthOf(history)) {
      history.push(history.location.href, { dialogs: stack.length });
    } else if (stack.length < depthOf(history)) {
      // After whatever closed it has had its turn: if that went to another page, there is nothing to take back.
      setTimeout(() => takeBack(history));
    }
  });

  const stopHistory = history.subscribe(({ location, action }) => {
    if (location.pathname !== page) {
      page = location.pathname;
      closeDialogsAbove(0);
    }
    closeDialogsAbove(depthOf(history));
    const isTravel = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    // An entry whose dialog is long closed: nothing to see there.
    if (isTravel && depthOf(history) > openCount()) history.back();
  });

  return () => {
    stopDialogs();
    stopHistory();
  };
}

function takeBack(history: RouterHistory): void {
  const over = depthOf(history) - openCount();
  if (over > 0) history.go(-over);
}

function openCount(): number {
  return useDialogs.getState().stack.length;
}

function depthOf(history: RouterHistory): number {
  const { dialogs } = history.location.state as { dialogs?: number };
  return dialogs ?? 0;
}
