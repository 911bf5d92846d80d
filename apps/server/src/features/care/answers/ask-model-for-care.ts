import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import type { PromptMessage } from '../../../outside/ai/companion-ai.ts';
import { untilAborted } from '../../../platform/until-aborted.ts';
import { outgoingChecker } from '../../moderation/outgoing/outgoing-checker.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { carePrompt } from './care-prompt.ts';

const modelMs = 15_000;
const maxLength = 700;

/** Play-acting, addresses, and anything with a price: no words of care. */
const unfit = [/\*[^*\n]+\*/, /https?:|www\.|@\w/i, /diamond|[$€£¥]\s?\d|\d\s?[$€£¥]/i];

type Talk = readonly { is_own: boolean; content: string }[];

/** A model's answer to somebody in care mode, undefined where it gives none in time or one that may not be shown. */
export async function askModelForCare(
  { ai, log }: Pick<Context, 'ai' | 'log'>,
  talk: Talk,
  { language, seed, signal }: { language: Language; seed: string; signal: AbortSignal },
): Promise<string | undefined> {
  const history = talk
    .slice(-10)
    .map(({ is_own, content }): PromptMessage => ({ role: is_own ? 'assistant' : 'user', content }));
  const request = {
    messages: [{ role: 'system' as const, content: carePrompt(language) }, ...history],
    card: {},
    characterName: 'Kindred',
    fanName: '',
    seed,
    signal: AbortSignal.any([signal, AbortSignal.timeout(modelMs)]),
  };
  let words = '';
  try {
    for await (const piece of untilAborted(ai.reply(request), request.signal)) words += piece;
  } catch (err) {
    log.warn({ err }, 'a model gave no words of care');
    return undefined;
  }
  const content = request.signal.aborted ? '' : words.replaceAll('\0', '').trim();
  if (isFit(content, language)) return content;
  log.warn('words of care by a model were not fit to be shown');
  return undefined;
}

/** Whether these words may be shown to somebody in care mode. */
function isFit(content: string, language: Language): boolean {
  if (content === '' || content.length > maxLength) return false;
  if (unfit.some((rule) => rule.test(content))) return false;
  return reviewText(content, 'reply').outcome === 'ok' && hasNothingToLeaveOut(content, language);
}

/** What would be left out of a companion's answer has no place in words of care either. */
function hasNothingToLeaveOut(content: string, language: Language): boolean {
  let hasNothing = true;
  const onFound = () => {
    hasNothing = false;
  };
  const checker = outgoingChecker({ language, name: 'Kindred', prices: [], onFound });
  checker.push(content);
  checker.end('complete');
  return hasNothing;
}
