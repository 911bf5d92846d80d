import type { Language } from '@kindred/contract/wire/languages';
import { ready as zh } from './chinese/ready.ts';
import { ready as en } from './english/ready.ts';
import { ready as de } from './german/ready.ts';
import { ready as ja } from './japanese/ready.ts';
import type { Ready } from './ready.ts';
import { ready as es } from './spanish/ready.ts';

/** Poems, jokes, stories and riddles by language. */
export const ready: Record<Language, Ready> = { en, zh, ja, es, de };
