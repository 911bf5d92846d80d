import type { HandoverTopic } from '@kindred/contract/chat/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { sayIn, type TextKey } from '../../../platform/texts/say.ts';

const answers = {
  distress: ['brief.distress1', 'brief.distress2', 'brief.distress3'],
  anger: ['brief.anger1', 'brief.anger2', 'brief.anger3'],
  refund: ['brief.refund1', 'brief.refund2', 'brief.refund3'],
  meeting: ['brief.meeting1', 'brief.meeting2', 'brief.meeting3'],
  other: ['brief.other1', 'brief.other2', 'brief.other3'],
} as const satisfies Record<HandoverTopic | 'other', readonly [TextKey, TextKey, TextKey]>;

/** Three answers that a creator may begin from, by what the fan's words are about. */
export function briefAnswers(language: Language, topic: HandoverTopic | undefined): string[] {
  const say = sayIn(language);
  return answers[topic ?? 'other'].map((key) => say(key));
}
