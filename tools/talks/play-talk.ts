import { demoCreators } from '../../apps/server/demo/creators/demo-creators.ts';
import { wordsInLanguages } from '../../apps/server/demo/creators/languages/in-languages.ts';
import type { DemoPost } from '../../apps/server/demo/world/demo-creator.ts';
import { makeCard } from '../../apps/server/demo/world/make-card.ts';
import type { PromptMessage } from '../../apps/server/src/outside/ai/companion-ai.ts';
import { scriptedAnswer } from '../../apps/server/src/outside/ai/scripted/answer.ts';
import type { World, WorldPost } from '../../apps/server/src/outside/ai/world.ts';
import type { Talk } from './talk-file.ts';

/** A fixed evening, so that a talk is the same on each day. */
const now = new Date('2026-11-20T19:30:00Z');
const dayMs = 86_400_000;
const publishedState = 1;

type PlayedTalk = Pick<Talk, 'handle' | 'language'> & { turns: readonly { fan: string }[] };

/**
 * Plays a talk with the offline companion of its demo character; gives the answers. The house's own yes to "are you a machine?",
 * which stands before them in a conversation, is left out.
 */
export function playTalk({ handle, language, turns }: PlayedTalk): string[] {
  const creator = demoCreators.find((candidate) => candidate.handle === handle);
  if (!creator) throw new Error(`there is no demo character ${handle}`);
  const words = wordsInLanguages(handle);
  const card = makeCard(creator.name, creator.card, words);
  const greeting = words[language]?.greeting ?? creator.card.greeting;
  const messages: PromptMessage[] = [{ role: 'assistant', content: greeting }];
  return turns.map(({ fan }) => {
    messages.push({ role: 'user', content: fan });
    const request = {
      messages,
      card,
      characterName: creator.name,
      fanName: 'Fan',
      world: worldOf(creator.posts),
      seed: `7.${messages.length}.1`,
      signal: new AbortController().signal,
    };
    const content = scriptedAnswer(request);
    messages.push({ role: 'assistant', content });
    return content;
  });
}

function worldOf(posts: readonly DemoPost[]): World {
  return {
    posts: posts
      .filter(({ state = publishedState }) => state === publishedState)
      .toSorted((a, b) => a.daysAgo - b.daysAgo)
      .map(toWorldPost),
    offers: [],
    times: { now, fanZone: 'Europe/Berlin', creatorZone: 'Europe/Berlin' },
  };
}

function toWorldPost({ text, daysAgo, price, pictures = [], clip }: DemoPost): WorldPost {
  const isLocked = price !== undefined;
  return {
    publishedAt: new Date(now.getTime() - daysAgo * dayMs),
    text: isLocked ? '' : text,
    photos: pictures.length,
    videos: clip ? 1 : 0,
    isLocked,
    diamonds: price,
  };
}
