import type { HelpTopic } from './find-answers.ts';
import { helpEn } from './help-en.ts';
import { helpZh } from './help-zh.ts';

const inLanguage: Readonly<Record<string, readonly HelpTopic[]>> = { en: helpEn, zh: helpZh };

/** Questions and answers in a language, English where there are none. */
export function helpAnswers(language: string): readonly HelpTopic[] {
  return inLanguage[language] ?? helpEn;
}
