/** Shows the message in index.html when a script of the app cannot be loaded. */
export function showLoadFailure(): void {
  // Captured, because load errors do not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
}

function show(): void {
  document.getElementById('skeleton')?.remove();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}
