import type { Config } from '../../config.ts';
import type { CompanionAi } from './companion-ai.ts';
import { openAiCompanion } from './openai/openai-companion.ts';
import { scriptedCompanion } from './scripted/scripted-companion.ts';
import { withCircuitBreaker } from './with-circuit-breaker.ts';

/** The configured models, with the embedded companion in their place while they do not answer; or that alone. */
export function chooseAi({ config }: { config: Config }): CompanionAi {
  return config.ai
    ? withCircuitBreaker(openAiCompanion(config.ai), scriptedCompanion())
    : scriptedCompanion();
}
