import type { creatorEn } from './creator-en.ts';
import type { en } from './en.ts';
import type { laterEn } from './later-en.ts';
import type { settingsEn } from './settings-en.ts';

// Chinese has one plural form, so a language may leave `_one` out; nothing else.
export type Translated<Text> = Text extends string
  ? string
  : { [Key in keyof Text as Key extends `${string}_one` ? never : Key]: Translated<Text[Key]> } & {
      [Key in keyof Text as Key extends `${string}_one` ? Key : never]?: string;
    };

/** All English texts: those of the first load, and those that pages bring along. */
export type EnglishTexts = typeof en & typeof laterEn & typeof creatorEn & typeof settingsEn;

/** What every language but English has to fill; a missing key does not compile. */
export type Catalogue = Translated<EnglishTexts>;
