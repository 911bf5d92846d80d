import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../../platform/texts/is-chinese.ts';
import { fold } from '../fold.ts';
import { selfHarm, selfHarmGerman, selfHarmSpanish } from '../text-rules.ts';

export type Signals = {
  /** The language in which the text is written, as far as its words and its script tell. */
  language: Language;
  /** A life is in danger: the writer's own, or that of a person whom they speak of. */
  distress: 'self' | 'other' | undefined;
  /** The writer says that they are under 18, or asks for role-play with somebody who is. */
  age: 'minor' | 'minor_play' | undefined;
  /** The writer wants to know whether a machine or a person answers. */
  asksIfMachine: boolean;
};

const machine =
  /\b(?:are you|you're|r u|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:(?:really|actually|just|even) )?(?:an? )?(?:real|ai|bot|chatbot|robot|human|person|machine|computer)\b|(?:bist|sind) (?:du|sie) (?:\p{L}+ )?(?:eine? )?(?:ki|bot|roboter|maschine|mensch|echte?r?)|(?:eres|hablo con) (?:de verdad )?(?:una? )?(?:ia|bot|robot|máquina|persona|human[oa]|real)|你是(?:不是)?(?:真人|机器人?|ai|人工智能)|(?:ai|人工知能|ボット|ロボット|人間|機械)(?:なの|ですか|なんですか|でしょ)/u;

/**
 * What a fan's text says that must not be answered with small talk. `before` is what the same person wrote just before it
 * ('' for nothing): some things are said over two messages.
 */
export function readSignals(text: string, before = ''): Signals {
  const folded = fold(`${before}\n${text}`);
  const has = (rules: RegExp[]) => rules.some((rule) => rule.test(folded));
  const own = { distress: 'self', age: undefined, asksIfMachine: machine.test(folded) } as const;
  if (has(selfHarmSpanish)) return { language: 'es', ...own };
  if (has(selfHarmGerman)) return { language: 'de', ...own };
  const byScript: Language = isJapanese(text) ? 'ja' : isChinese(text) ? 'zh' : 'en';
  return { language: byScript, ...own, distress: has(selfHarm) ? 'self' : undefined };
}
