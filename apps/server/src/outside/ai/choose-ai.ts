import type { Config } from '../../config.ts';
import type { CompanionAi } from './companion-ai.ts';
import { openAiCompanion } from './openai/openai-companion.ts';
import { scriptedCompanion } from './scripted/scripted-companion.ts';

/** The configured model, or the embedded companion. */
export function chooseAi({ config }: { config: Config }): CompanionAi {
  return config.ai ? openAiCompanion(config.ai) : scriptedCompanion();
}
