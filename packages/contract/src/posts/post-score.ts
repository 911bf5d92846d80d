// Free of zod, so that the browser can load it.

/** What counts for a post in For you. `createdTime` is an instant in ISO 8601. */
export type ScoredPost = { createdTime: string; likes: number; comments: number };

/**
 * The parts of a post's score, in seconds: when it came out (since 1970), and a day for each doubling of what people
 * did with it, a comment counting as two likes. The SQL function post_score says the same.
 */
export function scoreParts({ createdTime, likes, comments }: ScoredPost): {
  published: number;
  response: number;
} {
  return {
    published: Math.round(Date.parse(createdTime) / 1000),
    response: Math.round(86_400 * Math.log2(1 + likes + 2 * comments)),
  };
}
