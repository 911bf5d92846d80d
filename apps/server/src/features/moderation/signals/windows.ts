/** Up to this length a text is weighed as a whole. */
const longestWhole = 220;
const stride = 160;
/** Shorter sentences say too little by themselves. */
const shortestAlone = 6;

/** The pieces of a text that are weighed by themselves: all of it where it is short, else sentences that stand together, and each alone. */
export function windowsOf(text: string): string[] {
  if (text.length <= longestWhole) return [text];
  const sentences = text.split(/(?<=[.!?。！？…\n⏎])\s*/u).flatMap((sentence) => cut(sentence));
  const windows: string[] = sentences.filter((sentence) => sentence.length >= shortestAlone);
  let from = 0;
  while (from < sentences.length) {
    let window = '';
    let to = from;
    while (
      to < sentences.length &&
      (to === from || window.length + (sentences[to]?.length ?? 0) <= longestWhole)
    ) {
      window += `${sentences[to]} `;
      to += 1;
    }
    windows.push(window);
    if (to >= sentences.length) break;
    // The last sentence of a window begins the next one, where there were several.
    from = to - from > 1 ? to - 1 : to;
  }
  return windows;
}

function cut(sentence: string): string[] {
  if (sentence.length <= longestWhole) return [sentence];
  const pieces: string[] = [];
  for (let from = 0; from < sentence.length; from += stride)
    pieces.push(sentence.slice(from, from + longestWhole));
  return pieces;
}
