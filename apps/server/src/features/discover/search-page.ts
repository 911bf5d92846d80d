export type SearchPage = {
  /** The text as typed. */
  q: string;
  /** The text as words with operators (`search_operators_near`). */
  operators: string;
  /** Whether so many creators, or posts, match that they are read in their order until the page is full. */
  isCommon: { characters: boolean; posts: boolean };
  size: number;
  cursor?: string | undefined;
};
