/** Fetches the typefaces and sets all words in them; until then faces of the device as wide and as high stand in (theme.css). */
export async function loadTypeface(): Promise<void> {
  await Promise.all(['1em Figtree', '620 1em Fraunces'].map((face) => document.fonts.load(face)));
  document.documentElement.dataset.typeface = '';
}
