/** One page of a search. */
export type SearchPage = {
  /** What was typed, as it was. */
  q: string;
  /** What was typed as words with operators (`search_operators_near`). */
  operators: string;
  /** So many creators, or posts, have it that they are read in their order until the page is full. */
  isCommon: { characters: boolean; posts: boolean };
  size: number;
  cursor?: string | undefined;
};
