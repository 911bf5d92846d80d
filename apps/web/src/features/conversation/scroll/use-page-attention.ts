import { useSyncExternalStore } from 'react';

/** Whether this tab is visible and has the focus. */
export function usePageAttention(): boolean {
  return useSyncExternalStore(subscribe, hasAttention);
}

export function hasAttention(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  window.addEventListener('focus', notify);
  window.addEventListener('blur', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    window.removeEventListener('focus', notify);
    window.removeEventListener('blur', notify);
  };
}
