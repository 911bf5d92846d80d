import { z } from 'zod';
import type { CompanionAi, ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import { quotedName } from '../../../outside/ai/quoted-data.ts';
import { maxSuggestions } from './scripted-suggestions.ts';

const maxAnswerLength = 4000;
const suggestions = z.array(z.string().trim().min(1).max(600)).min(1);

/** Asks a model for messages to choose from; undefined when it answers something else. Throws as the model does. */
export async function askForSuggestions(
  ai: CompanionAi,
  request: ReplyRequest,
  writer: 'fan' | 'creator',
): Promise<string[] | undefined> {
  const who = writer === 'fan' ? '{{user}}, the person who writes to you,' : 'you';
  const task = [
    `Do not answer now. Instead write ${maxSuggestions} different short messages that ${who} could send next,`.replace(
      '{{user}}',
      quotedName(request.fanName) || 'the user',
    ),
    'in the language of the last messages, each of one or two sentences, as they would say it themselves.',
    'Answer with one JSON array of strings and nothing else.',
  ].join('\n');
  const messages = [...request.messages, { role: 'system', content: task } as const];
  let answer = '';
  for await (const piece of ai.reply({ ...request, messages })) {
    answer += piece;
    if (answer.length > maxAnswerLength) return undefined;
  }
  return readSuggestions(answer);
}

/** The first array of an answer, also within a code fence. */
function readSuggestions(answer: string): string[] | undefined {
  try {
    return suggestions.parse(JSON.parse(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1)));
  } catch {
    return undefined;
  }
}
