/** One earlier message, as the model sees it. */
export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ReplyRequest = {
  messages: PromptMessage[];
  /** The character card (V2/V3 data) for companions that answer from it. */
  card: unknown;
  characterName: string;
  fanName: string;
  /** Stable per answer, so that an embedded companion can repeat itself. */
  seed: string;
  signal: AbortSignal;
};

/**
 * Writes answers for characters. Yields pieces of text. Throws when the model cannot be reached or breaks off;
 * ends early when `signal` is aborted.
 */
export type CompanionAi = {
  /** Shown to people where it matters that no model is behind it. */
  kind: 'scripted' | 'model';
  reply(request: ReplyRequest): AsyncIterable<string>;
};
