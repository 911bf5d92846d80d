import { hideSkeleton } from './show-skeleton.ts';

/** Without the app's scripts nobody else would say why nothing comes: index.html has the words. */
export function showLoadFailure(): void {
  // Captured, because what fails to load does not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
}

function show(): void {
  hideSkeleton();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}
