import type { CallOutput } from '@kindred/contract/all/calls';
import type { OwnWords } from './own-words.sql.ts';

export type WrittenFields = CallOutput<'writeCard'>;

const maxExamples = 4;

/**
 * Builds a card from the creator's own sentences, in the fields where a card has them. The same words make the same
 * card; it is a starting point.
 */
export function cardTemplate({ name, tagline, bio, posts, answers }: OwnWords): WrittenFields {
  const voice = [...answers, ...posts].map(oneLine).filter((line) => line.length > 20);
  const openers = answers.length > 0 ? answers : posts;
  return {
    description: [bio || `${name} posts here.`, ...posts.slice(0, 3).map(oneLine)].join('\n'),
    personality: tagline,
    scenario: `{{user}} writes to {{char}} in a private chat, after reading what {{char}} posts.`,
    first_mes: firstSentences(openers[0] ?? tagline) || `Hello {{user}}, good to see you here.`,
    mes_example: voice
      .slice(0, maxExamples)
      .map((line) => `<START>\n{{user}}: ${cueOf(line)}\n{{char}}: ${line}`)
      .join('\n'),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}

function firstSentences(text: string): string {
  return (oneLine(text).match(/[^.!?。！？]+[.!?。！？]*/g) ?? []).slice(0, 2).join('').trim();
}

/** Returns a question that the line answers: about its longest word, so that the line is chosen when a fan mentions it. */
function cueOf(line: string): string {
  const words = line.match(/[\p{Script=Latin}]{4,}/gu) ?? [];
  const topic = words.toSorted((a, b) => b.length - a.length)[0];
  return topic ? `Tell me about ${topic.toLowerCase()}.` : '…';
}
