import { ready as de } from './de.ts';
import { ready as en } from './en.ts';
import { ready as es } from './es.ts';
import { ready as ja } from './ja.ts';
import type { Ready } from './ready.ts';
import { ready as zh } from './zh.ts';
import type { Language } from '@kindred/contract/wire/languages';

/** Poems, jokes, stories and riddles by language. */
export const ready: Record<Language, Ready> = { en, zh, ja, es, de };
