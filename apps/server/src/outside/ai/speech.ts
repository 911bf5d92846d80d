/** Words as sound, of a type that browsers play. */
export type SpokenAudio = { type: SpokenType; bytes: Buffer };
export type SpokenType = 'audio/mpeg' | 'audio/wav' | 'audio/ogg';

/** Reads texts aloud. */
export type Speech = {
  model: string;
  /** US dollars per thousand characters. */
  usdPerThousand: number;
  /**
   * The words in the voice of that name, or in the default one where the name is '' or unknown to the endpoint. Undefined where it
   * does not speak now: it refuses, is silent, or sends what is no audio.
   */
  speak(words: string, voice: string, signal: AbortSignal): Promise<SpokenAudio | undefined>;
};

/** Largest audio that is taken, in bytes: of the longest message at the usual 32 kbit/s about a third. */
export const maxSpokenBytes = 3 * 1024 * 1024;
