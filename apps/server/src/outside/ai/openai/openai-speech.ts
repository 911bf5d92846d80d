import type { FastifyBaseLogger } from 'fastify';
import { maxSpokenBytes, type Speech, type SpokenAudio, type SpokenType } from '../speech.ts';
import { keepAliveRequest, readBody } from './keep-alive-request.ts';

type Endpoint = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  voice: string;
  usdPerThousand: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For a whole answer; less than browsers wait. */
  timeoutMs?: number;
  /** After a failure it is left alone for so long. */
  pauseMs?: number;
};

/** The endpoint does not know the voice, or the words are not to its liking: the next ones may be. */
const refusedStatuses: ReadonlySet<number> = new Set([400, 422]);

/** Speech of an endpoint that speaks the OpenAI protocol (`/audio/speech`). */
export function openAiSpeech(endpoint: Endpoint): Speech {
  const { baseUrl, model, voice: defaultVoice, usdPerThousand, log } = endpoint;
  const { timeoutMs = 15_000, pauseMs = 60_000 } = endpoint;
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/audio/speech`);
  const send = keepAliveRequest();
  let pausedUntil = 0;
  const ask = async (words: string, voice: string, signal: AbortSignal): Promise<SpokenAudio | 'refused'> => {
    const head = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(endpoint.apiKey && { authorization: `Bearer ${endpoint.apiKey}` }),
      },
      body: JSON.stringify({ model, input: words, voice, response_format: 'mp3' }),
      signal,
    });
    const status = head.statusCode ?? 0;
    if (status !== 200) {
      head.destroy();
      if (refusedStatuses.has(status)) return 'refused';
      throw new Error(`${url.pathname} answers ${status}`);
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const onChunk = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxSpokenBytes) throw new Error(`more than ${maxSpokenBytes} bytes`);
      chunks.push(chunk);
    };
    await readBody(head, onChunk, { maxLineBytes: maxSpokenBytes });
    return audioOf(Buffer.concat(chunks));
  };
  return {
    model,
    usdPerThousand,
    speak: async (words, voice, options) => {
      if (Date.now() < pausedUntil) return undefined;
      const signal = AbortSignal.any([options, AbortSignal.timeout(timeoutMs)]);
      try {
        const named = voice === '' ? 'refused' : await ask(words, voice, signal);
        const audio = named === 'refused' ? await ask(words, defaultVoice, signal) : named;
        return audio === 'refused' ? undefined : audio;
      } catch (error) {
        if (options.aborted) return undefined;
        pausedUntil = Date.now() + pauseMs;
        log.warn({ model, reason: String(error) }, 'no speech: browsers read aloud by themselves');
        return undefined;
      }
    },
  };
}

const beginnings: [type: SpokenType, test: (bytes: Buffer) => boolean][] = [
  ['audio/wav', (bytes) => startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WAVE'],
  ['audio/ogg', (bytes) => startsWith(bytes, 'OggS')],
  // A tag (ID3v2), or the sync word of a frame of MPEG audio layer III (ISO 11172-3).
  [
    'audio/mpeg',
    (bytes) => startsWith(bytes, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  ],
];

/** The type by the first bytes, not by what the endpoint says. Throws for anything else. */
function audioOf(bytes: Buffer): SpokenAudio {
  const type = beginnings.find(([, test]) => test(bytes))?.[0];
  if (!type) throw new Error('what came is no audio');
  return { type, bytes };
}

function startsWith(bytes: Buffer, letters: string): boolean {
  return bytes.toString('latin1', 0, letters.length) === letters;
}
