/** What a card may be about, as far as ready pieces are written for it. */
export type Theme =
  | 'craft'
  | 'music'
  | 'night'
  | 'story'
  | 'body'
  | 'food'
  | 'sky'
  | 'plant'
  | 'travel'
  | 'crime'
  | 'cloth'
  | 'forest'
  | 'sea'
  | 'game';

/** Whole pieces that are said on request; lines of a poem are separated by a line break. */
export type Ready = {
  /** A poem and a joke in the tone of a card of that theme. */
  themed: Record<Theme, { poem: string; joke: string }>;
  poems: string[];
  jokes: string[];
  stories: string[];
  riddles: { question: string; answer: string }[];
};
