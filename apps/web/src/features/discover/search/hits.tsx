import { splitHits } from './split-hits.ts';

/** A text with what was typed marked in it. */
export function Hits({ text, typed }: { text: string; typed: string }) {
  return splitHits(text, typed).map((part, at) =>
    part.isHit ? (
      // biome-ignore lint: parts of a text have nothing but their place
      <mark key={at} className="rounded-xs bg-accent-soft text-accent-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
