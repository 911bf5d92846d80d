import type { Context } from '../../context.ts';
import { estimateTokens } from '../../outside/ai/estimate-tokens.ts';
import type { Speech } from '../../outside/ai/speech.ts';
import { addUsage } from './ai-usage.sql.ts';

/** Wraps speech so that its cost counts towards a creator's month. */
export function countedSpeech(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, maxUsdCents }: { userId: string; maxUsdCents: number | null },
  speech: Speech,
): Speech {
  const { db, clock, log } = context;
  return {
    ...speech,
    speak: async (words, voice, signal) => {
      const audio = await speech.speak(words, voice, signal);
      if (!audio) return undefined;
      const usage = {
        userId,
        now: clock.now(),
        maxUsdCents,
        model: speech.model,
        inputTokens: String(estimateTokens(words)),
        outputTokens: '0',
        // US dollars per thousand characters are thousands of millionths per character.
        costMicros: String(Math.ceil(words.length * speech.usdPerThousand * 1000)),
      };
      await addUsage
        .run(db, usage)
        .catch((err: unknown) => log.error({ err }, 'speech could not be counted'));
      return audio;
    },
  };
}
