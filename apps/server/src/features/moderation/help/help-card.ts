import type { Language } from '@kindred/contract/wire/languages';
import { type Say, sayIn } from '../../../platform/texts/say.ts';
import { type HelpLine, helpDirectory, helpLines } from './help-lines.ts';

/** Where help is shown: in which language, and in which country ('' where it is not known). */
export type HelpPlace = { language: Language; region: string };

/** What is said to a person who speaks of harming themselves, in place of an answer. */
export function helpCard(place: HelpPlace): string {
  const t = sayIn(place.language);
  return joined(place, [t('helpCard.opening'), t('helpCard.danger'), ...lines(place)]);
}

/** The same, shorter and calmer, for a person who has seen the card; in other words than `last`. */
export function calmCard(place: HelpPlace, last = ''): string {
  const t = sayIn(place.language);
  const [line = ''] = lines(place);
  const openings = [t('helpCard.calm1'), t('helpCard.calm2'), t('helpCard.calm3')];
  const lastIndex = openings.findIndex((opening) => last.includes(opening));
  return joined(place, [openings[(lastIndex + 1) % openings.length] ?? '', line]);
}

/** What is said to a person who is afraid for somebody else. */
export function otherCard(place: HelpPlace): string {
  const t = sayIn(place.language);
  return joined(place, [
    t('helpCard.other'),
    t('helpCard.otherHow'),
    t('helpCard.otherDanger'),
    ...lines(place),
  ]);
}

function joined({ language }: HelpPlace, sentences: string[]): string {
  return sentences.join(language === 'zh' || language === 'ja' ? '' : ' ');
}

/** The helpline of the country, and where all others are. */
function lines({ language, region }: HelpPlace): string[] {
  const t = sayIn(language);
  const line = helpLines.find(({ regions }) => regions.includes(region));
  return [
    line ? lineText(line, t) : t('helpCard.unknownRegion'),
    t('helpCard.elsewhere', { host: helpDirectory.host }),
  ];
}

/** One helpline in a sentence. */
function lineText({ name, call, text }: HelpLine, t: Say): string {
  return t(text === call ? 'helpCard.callOrText' : 'helpCard.call', { number: call, name });
}
