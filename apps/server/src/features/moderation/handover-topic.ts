import type { HandoverTopic } from '@kindred/contract/chat/limits';
import { fold } from './fold.ts';
import { anger, meeting, refund } from './text-rules.ts';

const rules: [HandoverTopic, RegExp[]][] = [
  ['refund', refund],
  ['meeting', meeting],
  ['anger', anger],
];

/** To meet within a story, or between its asterisks, is to meet nobody. */
const inStory =
  /\*[^*]+\*|\b(?:story|role-?play|rp|scene|chapter|in[- ]game|in character|dream|novel)\b|故事|剧情|角色扮演|梦里|场景|物語|ストーリー|ロールプレイ|設定|夢の中|(?:^|[^\p{L}])(?:historia|cuento|juego de rol|escena|capítulo|sueño|geschichte|rollenspiel|szene|kapitel|traum)(?!\p{L})/u;

/** What a fan's words speak of that their creator should hear of; distress is `reviewText`'s to find. Undefined: nothing of it. */
export function handoverTopic(text: string): HandoverTopic | undefined {
  const folded = fold(text);
  const topic = rules.find(([, patterns]) => patterns.some((pattern) => pattern.test(folded)))?.[0];
  return topic === 'meeting' && inStory.test(folded) ? undefined : topic;
}
