import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelEndpoint } from '../../../test/faults/model-endpoint.ts';
import { maxSpokenBytes } from '../speech.ts';
import { openAiSpeech } from './openai-speech.ts';

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(500)]);
const signal = new AbortController().signal;
const warnings: unknown[] = [];

const speech = ({ timeoutMs = 20_000 } = {}) =>
  openAiSpeech({
    baseUrl: endpoint.baseUrl,
    apiKey: 'key',
    model: 'tts',
    voice: 'alloy',
    usdPerThousand: 0,
    timeoutMs,
    log: { warn: (...args: unknown[]) => void warnings.push(args) } as never,
  });

describe('an endpoint that reads aloud', () => {
  test('is sent model, words and voice with the key, and gives the audio as it came', async () => {
    let seen: { url?: string | undefined; key?: string | undefined; body: unknown } | undefined;
    endpoint.answerWith((request, response, body) => {
      seen = { url: request.url, key: request.headers.authorization, body: JSON.parse(body) };
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(mp3);
    });
    expect(await speech().speak('Mind the step.', 'nova', signal)).toEqual({
      type: 'audio/mpeg',
      bytes: mp3,
    });
    expect(seen).toEqual({
      url: '/v1/audio/speech',
      key: 'Bearer key',
      body: { model: 'tts', input: 'Mind the step.', voice: 'nova', response_format: 'mp3' },
    });
  });

  test('and does not know the voice reads in the default one', async () => {
    endpoint.answerWith((_request, response, body) => {
      const isKnown = JSON.parse(body).voice === 'alloy';
      response.writeHead(isKnown ? 200 : 400).end(isKnown ? mp3 : '{"error":"no such voice"}');
    });
    expect((await speech().speak('Hello', 'gandalf', signal))?.type).toBe('audio/mpeg');
  });
});

describe('there is no audio, and the endpoint is left alone for a while, where it', () => {
  test.each<[what: string, answer: Parameters<typeof endpoint.answerWith>[0]]>([
    ['has no such call', (_request, response) => response.writeHead(404).end('{}')],
    ['fails', (_request, response) => response.writeHead(500).end('{}')],
    ['says nothing', () => undefined],
    [
      'begins, and says nothing more',
      (_request, response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(mp3),
    ],
    [
      'sends more than any message takes',
      (_request, response) => response.writeHead(200).end(Buffer.concat([mp3, Buffer.alloc(maxSpokenBytes)])),
    ],
    [
      'sends a page and calls it audio',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<html><script>alert(1)</script>'),
    ],
    ['sends nothing at all', (_request, response) => response.writeHead(200).end()],
    ['hangs up', (_request, response) => response.destroy()],
  ])('%s', async (_what, answer) => {
    endpoint.answerWith(answer);
    const { speak } = speech({ timeoutMs: 500 });
    expect(await speak('Hello', '', signal)).toBeUndefined();
    expect(await speak('Hello', '', signal)).toBeUndefined();
    expect(endpoint.requestCount()).toBe(1);
    expect(warnings.splice(0)).toHaveLength(1);
  });

  test('but not where it dislikes these words alone', async () => {
    endpoint.answerWith((_request, response) => response.writeHead(422).end('{}'));
    const { speak } = speech();
    expect(await speak('Hello', '', signal)).toBeUndefined();
    endpoint.answerWith((_request, response) => response.writeHead(200).end(mp3));
    expect((await speak('Good evening', '', signal))?.bytes).toEqual(mp3);
  });
});
