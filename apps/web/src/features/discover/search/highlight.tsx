import { splitMatches } from './split-matches.ts';

export function Highlight({ text, typed }: { text: string; typed: string }) {
  return splitMatches(text, typed).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint: parts of a text have nothing but their index
      <mark key={index} className="rounded-xs bg-sunken text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
