import { setTimeout as pause } from 'node:timers/promises';
import type { CompanionAi, ReplyRequest } from '../companion-ai.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { scriptedAnswer } from './answer.ts';

/**
 * The companion that needs no model: it answers as the character, with what its card knows, what the fan has said and what is
 * remembered of them. The same request gives the same answer. `pauseMs` between words, about.
 */
export function scriptedCompanion({ pauseMs = 28 }: { pauseMs?: number } = {}): CompanionAi {
  return {
    kind: 'scripted',
    reply: async function* (request) {
      const wait = seededNumbers(`${request.seed} pace`);
      for (const word of wordsOf(scriptedWords(request))) {
        if (request.signal.aborted) return;
        yield word;
        if (pauseMs > 0) await pause(pauseMs * (0.7 + 0.7 * wait()));
      }
    },
  };
}

/** The answer, or what comes after the part of it that is there. */
function scriptedWords(request: ReplyRequest): string {
  const { continued = '', messages } = request;
  const whole = scriptedAnswer(request);
  if (whole.startsWith(continued) && whole !== continued) return whole.slice(continued.length);
  return ` ${scriptedAnswer({ ...request, messages: [...messages, { role: 'assistant', content: continued }] })}`;
}

function wordsOf(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s*[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu,
    ) ?? []
  );
}
