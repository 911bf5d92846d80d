import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import { type HelpLine, helpDirectory, helpLines } from './help-lines.ts';

/** Whom help is shown to: in which language, and in which country ('' where it is not known). */
type HelpPlace = { language: PageLanguage; region: string };

/** What a person who speaks of harming themselves is told, in place of an answer. */
export function helpCard({ language, region }: HelpPlace): string {
  const { opening, danger, elsewhere, join } = texts[language];
  const known = helpLines.find(({ regions }) => regions.includes(region));
  return [opening, danger, known ? lineText(known, language) : texts[language].unknownRegion, elsewhere].join(
    join,
  );
}

/** One helpline in a sentence. */
function lineText({ name, call, text }: HelpLine, language: PageLanguage): string {
  if (language === 'zh') return `${text ? '可以拨打或发短信至' : '可以拨打'} ${call}（${name}）。`;
  return text === call ? `You can call or text ${call} (${name}).` : `You can call ${call} (${name}).`;
}

const texts = {
  en: {
    opening:
      'It sounds like you are carrying something very heavy right now. You deserve to be heard by a person.',
    danger: 'If you may be in danger, please call your local emergency number now.',
    unknownRegion: 'In the US and Canada you can call or text 988.',
    elsewhere: `Free and confidential helplines in every country are listed at ${helpDirectory.host}.`,
    join: ' ',
  },
  zh: {
    opening: '听起来你现在正承受着很重的东西。你值得被一个真实的人倾听。',
    danger: '如果你可能有危险，请立即拨打当地的紧急电话。',
    unknownRegion: '在中国大陆可以拨打心理援助热线 12356。',
    elsewhere: `其他国家和地区的免费、保密热线见 ${helpDirectory.host}。`,
    join: '',
  },
} as const;
