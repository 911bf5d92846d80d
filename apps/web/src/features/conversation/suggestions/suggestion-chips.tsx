type SuggestionChipsProps = {
  label: string;
  list: readonly { content: string }[];
  onPick: (content: string) => void;
};

/** Suggested messages; a press puts one into the composer. */
export function SuggestionChips({ label, list, onPick }: SuggestionChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap justify-center gap-2">
      {list.map(({ content }) => (
        <li key={content} className="max-w-full">
          <button
            type="button"
            dir="auto"
            onClick={() => onPick(content)}
            className="wrap-anywhere min-h-11 max-w-full rounded-card border border-line-strong bg-surface px-4 py-2 text-start transition hover:bg-sunken"
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
}
