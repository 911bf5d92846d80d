import type { CompanionAi } from './companion-ai.ts';

type BreakerLimits = {
  /** So many failures in a row open it. */
  failures: number;
  /** After so long the model is tried again; one failure then is enough. */
  openMs: number;
};

/**
 * A model with a companion that speaks in its place while it does not answer. A failure reaches the caller,
 * who may ask `standIn`; after several in a row nobody waits for the model any more until some time has passed.
 */
export function withCircuitBreaker(
  model: CompanionAi,
  fallback: CompanionAi,
  { failures, openMs }: BreakerLimits = { failures: 6, openMs: 60_000 },
): CompanionAi {
  let inARow = 0;
  let openUntil = 0;
  const isOpen = () => Date.now() < openUntil;
  return {
    get kind() {
      return isOpen() ? fallback.kind : model.kind;
    },
    isUnreachable: isOpen,
    standIn: fallback,
    ...(model.promptTokens && { promptTokens: model.promptTokens }),
    // These look after themselves.
    ...(model.embeddings && { embeddings: model.embeddings }),
    ...(model.speech && { speech: model.speech }),
    ...(model.moderation && { moderation: model.moderation }),
    reply: async function* (request) {
      if (isOpen()) return yield* fallback.reply(request);
      try {
        yield* model.reply(request);
        if (!request.signal.aborted) inARow = 0;
      } catch (error) {
        inARow++;
        if (inARow >= failures) {
          openUntil = Date.now() + openMs;
          inARow = failures - 1;
        }
        throw error;
      }
    },
  };
}
