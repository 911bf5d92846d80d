/** Where the service worker has stored the typeface, the first words are set in it. */
export async function showTypeface(): Promise<void> {
  for (const name of await caches.keys()) {
    const stored = await (await caches.open(name)).keys();
    if (stored.some(({ url }) => url.includes('/figtree-'))) document.documentElement.dataset.typeface = '';
  }
}
