import type { Language } from '@kindred/contract/wire/languages';
import { admitsMachine } from '../../moderation/outgoing/judge-sentence.ts';
import { honestYes } from '../../moderation/outgoing/say-instead.ts';
import { readSignals } from '../../moderation/signals/read-signals.ts';

/**
 * What the house says before the companion answers these words of a fan's: where one of them asks whether a machine answers,
 * that it is so. '' for nothing, also where the answer that is gone on with has said it.
 */
export function openingFor(
  unanswered: readonly string[],
  { language, name, continued }: { language: Language; name: string; continued: string | null },
): string {
  const isAsked = unanswered.some((words, at) => readSignals(words, unanswered[at - 1]).asksIfMachine);
  if (!isAsked || (continued !== null && admitsMachine(continued))) return '';
  return honestYes(language, name);
}
