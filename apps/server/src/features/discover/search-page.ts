/** One page of a search: what was typed, as it was and as words with operators (`search_operators_near`). */
export type SearchPage = { q: string; operators: string; size: number; cursor?: string | undefined };
