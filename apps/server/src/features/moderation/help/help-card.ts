import type { Language } from '@kindred/contract/wire/languages';
import { type Say, sayIn } from '../../../platform/texts/say.ts';
import { type HelpLine, helpDirectory, helpLines } from './help-lines.ts';

/** Whom help is shown to: in which language, and in which country ('' where it is not known). */
type HelpPlace = { language: Language; region: string };

/** What a person who speaks of harming themselves is told, in place of an answer. */
export function helpCard({ language, region }: HelpPlace): string {
  const t = sayIn(language);
  const known = helpLines.find(({ regions }) => regions.includes(region));
  return [
    t('helpCard.opening'),
    t('helpCard.danger'),
    known ? lineText(known, t) : t('helpCard.unknownRegion'),
    t('helpCard.elsewhere', { host: helpDirectory.host }),
  ].join(language === 'zh' || language === 'ja' ? '' : ' ');
}

/** One helpline in a sentence. */
function lineText({ name, call, text }: HelpLine, t: Say): string {
  return t(text === call ? 'helpCard.callOrText' : 'helpCard.call', { number: call, name });
}
