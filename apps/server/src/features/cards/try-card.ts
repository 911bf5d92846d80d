import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { withCreatorAi } from '../ai-models/creator-ai.ts';
import { promptBudget } from '../companion/prompt/assemble-prompt.ts';
import { reviewText } from '../moderation/review-text.ts';
import { streamAnswer, trialRequest } from './ask-card.ts';
import { findDraft } from './drafts.sql.ts';
import { promptCard } from './prompt-card.ts';

/** Has the draft answer: streams first the parts of the prompt, then the pieces of the answer. */
export async function* tryCard(
  appContext: Context,
  { messages }: ParsedInput<'tryCard'>,
  viewer: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): AsyncGenerator<CallOutput<'tryCard'>> {
  const context = await withCreatorAi(appContext, viewer.userId);
  const charId = viewer.charId ?? refuse('notFound');
  for (const { role, content } of messages) {
    const kind = role === 'user' ? 'fan_message' : 'reply';
    if (reviewText(content, kind).outcome === 'refuse') refuse('textRefused');
  }
  const { draft } = (await findDraft(context.db, charId)) ?? refuse('notFound');
  const seed = `${charId}.${messages.length}`;
  const promptTokens = await context.ai.promptTokens?.();
  const trial = { card: promptCard(draft), messages, seed, signal, promptTokens };
  const { prompt, request } = trialRequest(trial);
  const parts = prompt.parts.map(({ name, content, tokens, wholeTokens }) => ({
    name,
    // The platform's own safety text is not shown.
    content: name === 'safety' ? '' : content,
    tokens,
    whole_tokens: wholeTokens,
  }));
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0);
  yield { prompt: { parts, tokens, budget: promptBudget(promptTokens) } };
  for await (const content of streamAnswer(context, request, signal)) yield { content };
}
