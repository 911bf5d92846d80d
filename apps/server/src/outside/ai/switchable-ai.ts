import type { CompanionAi } from './companion-ai.ts';

/** A companion that is another one from a moment on, while the server runs. What is being written is written to its end. */
export type SwitchableAi = CompanionAi & { switchTo: (next: CompanionAi) => void };

/** A companion that begins as `first`. */
export function switchableAi(first: CompanionAi): SwitchableAi {
  let current = first;
  return {
    get kind() {
      return current.kind;
    },
    get model() {
      return current.model;
    },
    get config() {
      return current.config;
    },
    get standIn() {
      return current.standIn;
    },
    get embeddings() {
      return current.embeddings;
    },
    get speech() {
      return current.speech;
    },
    get moderation() {
      return current.moderation;
    },
    get promptTokens() {
      return current.promptTokens;
    },
    isUnreachable: () => current.isUnreachable?.() ?? false,
    reply: (request) => current.reply(request),
    switchTo: (next) => {
      current = next;
    },
  };
}
