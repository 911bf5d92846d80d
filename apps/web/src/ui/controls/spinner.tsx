/** Something is under way; the text beside it says what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] shrink-0 animate-turn rounded-full border-2 border-current border-t-transparent"
    />
  );
}
