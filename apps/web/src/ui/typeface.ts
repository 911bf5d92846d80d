/** Fetches the typeface and sets all words in it; until then a face of the device as wide and as high stands in (theme.css). */
export async function loadTypeface(): Promise<void> {
  await document.fonts.load('1em Figtree');
  document.documentElement.dataset.typeface = '';
}
