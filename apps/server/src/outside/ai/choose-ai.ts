import type { Config } from '../../config.ts';
import type { CompanionAi } from './companion-ai.ts';

/** The configured model, or the embedded companion. */
export function chooseAi(_base: { config: Config }): CompanionAi {
  return { kind: 'scripted', reply: async function* () {} };
}
