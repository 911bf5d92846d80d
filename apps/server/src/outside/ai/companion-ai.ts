import type { AiConfig } from './ai-config.ts';
import type { Embeddings } from './embeddings.ts';
import type { Fact } from './facts/read-facts.ts';
import type { Moderation } from './moderation.ts';
import type { Speech } from './speech.ts';
import type { World } from './world.ts';

/** One earlier message, as the model sees it. */
export type PromptMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** The platform's own rules: a template without system turns among the others has them in its first. */
  isPlatform?: true;
};

export type ReplyRequest = {
  messages: PromptMessage[];
  /** The character card (V2/V3 data) for companions that answer from it. */
  card: unknown;
  characterName: string;
  fanName: string;
  /** What is remembered of the fan, for companions that cannot read it in the prompt. */
  facts?: readonly Fact[];
  /** The creator's page as this fan may see it, what is on sale, and the time; left out where a card is tried. */
  world?: World;
  /** What the answer says so far, where it is to be gone on with; what is yielded then comes after it. */
  continued?: string;
  /** Stable per answer, so that an embedded companion can repeat itself. */
  seed: string;
  /** One of the endpoint's models, by name; left out, the configured one. Companions without models take no notice. */
  model?: string;
  /** Called once after a model's answer, with the tokens that it has read and written, if the endpoint counts them. */
  onUsage?: (usage: TokenUsage) => void;
  /**
   * Called with each piece in the turn in which it comes, by companions that can: those pieces are not yielded. For callers with hundreds
   * of answers at once.
   */
  onPiece?: (piece: string) => void;
  /** Ends the answer; the caller bounds its total time. */
  signal: AbortSignal;
};

/** Tokens; undefined where the endpoint does not count them. */
export type TokenUsage = { inputTokens: number | undefined; outputTokens: number | undefined };

/**
 * Writes answers for characters. Yields pieces of text. Throws when the model cannot be reached, breaks off or
 * is silent for too long: NoAnswer where it is known when to ask again, if at all. Ends early when `signal` is aborted.
 */
export type CompanionAi = {
  /** Shown to people where it matters that no model is behind it. */
  kind: 'scripted' | 'model';
  /** The name of the model, where the companion knows it. */
  model?: string | undefined;
  /** The endpoint and its models, where an administrator has connected them while the server runs. */
  config?: AiConfig | undefined;
  /** Whether there is a model that does not answer, so that another speaks in its place for now. */
  isUnreachable?: () => boolean;
  /** Answers where this one has failed for good, so that nobody is left without an answer. */
  standIn?: CompanionAi | undefined;
  /** How many tokens a prompt may have, where the model's context is known. */
  promptTokens?: (() => Promise<number | undefined>) | undefined;
  /** Where the endpoint makes vectors of texts as well. */
  embeddings?: Embeddings | undefined;
  /** Where the endpoint reads aloud as well. */
  speech?: Speech | undefined;
  /** Where the endpoint reads texts for dangers as well. */
  moderation?: Moderation | undefined;
  reply(request: ReplyRequest): AsyncIterable<string>;
};

/** The model gives no answer now. */
export class NoAnswer extends Error {
  /** After how long a retry may help; undefined where none would. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}
