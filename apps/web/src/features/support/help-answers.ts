import type { HelpTopic } from './find-answers.ts';
import { helpEn } from './help-en.ts';
import { helpZh } from './help-zh.ts';

/** Questions and answers in each language, in the same order. */
export const helpAnswers: Record<'en' | 'zh', readonly HelpTopic[]> = { en: helpEn, zh: helpZh };
