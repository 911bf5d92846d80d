import type { Language } from '@kindred/contract/wire/languages';
import type { CardText } from '../../world/make-card.ts';

/** What else a character knows and how it answers, in each language. */
export type Notebook = Record<Language, Pick<CardText, 'lore'> & Partial<Pick<CardText, 'examples'>>>;
