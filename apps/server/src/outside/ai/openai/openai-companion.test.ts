import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../test/faults/model-endpoint.ts';
import { NoAnswer } from '../companion-ai.ts';
import { openAiCompanion } from './openai-companion.ts';

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

const request = (signal = new AbortController().signal) => ({
  messages: [
    { role: 'system' as const, content: 'You are Mira.' },
    { role: 'user' as const, content: 'Hi' },
  ],
  card: {},
  characterName: 'Mira',
  fanName: 'Tom',
  seed: '1',
  signal,
});

const companion = (silence = { firstByteMs: 5000, betweenTokensMs: 5000 }) =>
  openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm', silence });

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** What an answer fails with. */
async function failureOf(ai = companion()): Promise<Error> {
  return readAll(ai.reply(request())).then(
    (text) => {
      throw new Error(`there was an answer: ${text}`);
    },
    (error) => error,
  );
}

describe('a companion behind an OpenAI-compatible endpoint', () => {
  test('is sent the prompt, the model and the key, and gives the text as it comes', async () => {
    let seen:
      | { key: string | undefined; body: { model: string; stream: boolean; messages: unknown[] } }
      | undefined;
    endpoint.answerWith((incoming, response, body) => {
      seen = { key: incoming.headers.authorization, body: JSON.parse(body) };
      streamHead(response);
      response.end(`${tokenEvent('Hello')}${tokenEvent(' Tom')}${lastEvents}`);
    });
    const ai = openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: 'key', model: 'small' });
    expect(await readAll(ai.reply(request()))).toBe('Hello Tom');
    expect(seen).toMatchObject({ key: 'Bearer key', body: { model: 'small', stream: true } });
    expect(seen?.body.messages).toEqual(request().messages);
  });

  test('is shown what it has said so far where it is to go on', async () => {
    let messages: { role: string; content: string }[] = [];
    endpoint.answerWith((_request, response, body) => {
      ({ messages } = JSON.parse(body));
      streamHead(response);
      response.end(`${tokenEvent(' a fox')}${lastEvents}`);
    });
    expect(await readAll(companion().reply({ ...request(), continued: 'Once there was' }))).toBe(' a fox');
    expect(messages.slice(2)).toMatchObject([
      { role: 'assistant', content: 'Once there was' },
      { role: 'system' },
    ]);
  });

  test('throws when the endpoint refuses, breaks off, stops half-way or is not there', async () => {
    endpoint.answerWith((_request, response) => response.writeHead(500).end('{}'));
    expect(await failureOf()).not.toBeInstanceOf(NoAnswer);
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      response.write(tokenEvent('Hel'), () => response.destroy());
    });
    expect(await failureOf()).not.toBeInstanceOf(NoAnswer);
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      response.end(tokenEvent('Hel'));
    });
    expect(await failureOf()).not.toBeInstanceOf(NoAnswer);
    const nobody = openAiCompanion({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'm' });
    expect(await failureOf(nobody)).not.toBeInstanceOf(NoAnswer);
  });

  test('gives up on a model that sends no headers, and hangs up on it', async () => {
    const hungUp = Promise.withResolvers<void>();
    endpoint.answerWith((incoming) => incoming.socket.once('close', () => hungUp.resolve()));
    const error = await failureOf(companion({ firstByteMs: 500, betweenTokensMs: 5000 }));
    expect(error).toBeInstanceOf(NoAnswer);
    await hungUp.promise;
  });

  test('gives up on a model that sends headers and signs of life, but no token', async () => {
    endpoint.answerWith((_incoming, response) => {
      streamHead(response);
      const alive = setInterval(() => response.write(': alive\n\n'), 10);
      response.once('close', () => clearInterval(alive));
    });
    const error = await failureOf(companion({ firstByteMs: 500, betweenTokensMs: 5000 }));
    expect(error).toBeInstanceOf(NoAnswer);
  });

  test('gives up on a model that falls silent between two tokens', async () => {
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      response.write(tokenEvent('Hel'));
    });
    const error = await failureOf(companion({ firstByteMs: 5000, betweenTokensMs: 500 }));
    expect(error).toBeInstanceOf(NoAnswer);
  });

  test.each([
    ['a line that never ends', 'x'.repeat(65_536), /line of more/],
    ['lines of nothing that never end', ': nothing\n\n'.repeat(6000), /more than/],
  ])('hangs up on a model that sends %s, before it is all gathered', async (_what, piece, reason) => {
    const hungUp = Promise.withResolvers<void>();
    endpoint.answerWith((incoming, response) => {
      incoming.socket.once('close', () => hungUp.resolve());
      streamHead(response);
      const more = () => {
        if (!response.destroyed && response.write(piece)) setImmediate(more);
        else response.once('drain', more);
      };
      response.write(piece, more);
    });
    const error = await failureOf(companion({ firstByteMs: 15_000, betweenTokensMs: 15_000 }));
    expect(error).not.toBeInstanceOf(NoAnswer);
    expect(String(error) + String(error.cause)).toMatch(reason);
    await hungUp.promise;
  });

  test('lets a model reason for longer than it may be silent', async () => {
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      let left = 60;
      const thinking = setInterval(() => {
        if (left-- > 0)
          return void response.write(
            tokenEvent('').replace('"content"', '"reasoning_content"').replace('""', '"hm"'),
          );
        clearInterval(thinking);
        response.end(`${tokenEvent('Yes')}${lastEvents}`);
      }, 20);
    });
    const ai = companion({ firstByteMs: 1000, betweenTokensMs: 1000 });
    expect(await readAll(ai.reply(request()))).toBe('Yes');
  });

  test('is not taken for silent where this process stood still, and has its words to read', async () => {
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      response.write(tokenEvent('Hel'), () => {
        setTimeout(() => response.end(`${tokenEvent('lo')}${lastEvents}`), 10);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
      });
    });
    expect(await readAll(companion({ firstByteMs: 500, betweenTokensMs: 500 }).reply(request()))).toBe(
      'Hello',
    );
  });

  test.each([
    ['seconds', () => '7', 7000],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
  ])('says when the endpoint wants to be asked again, given as %s', async (_form, header, afterMs) => {
    endpoint.answerWith((_request, response) =>
      response.writeHead(429, { 'retry-after': header() }).end('{"error":{"message":"slow down"}}'),
    );
    const error = await failureOf();
    expect(error).toBeInstanceOf(NoAnswer);
    const { retryAfterMs = 0 } = error as NoAnswer;
    expect(retryAfterMs).toBeLessThanOrEqual(afterMs);
    expect(retryAfterMs).toBeGreaterThan(afterMs - 60_000);
  });

  test('says that asking again is no use where the endpoint refuses the request itself', async () => {
    endpoint.answerWith((_request, response) => response.writeHead(401).end('{"error":{"message":"key"}}'));
    expect(await failureOf()).toMatchObject({ retryAfterMs: undefined });
    expect(await failureOf()).toBeInstanceOf(NoAnswer);
  });

  test('hangs up on the model when told to stop', async () => {
    const hungUp = Promise.withResolvers<void>();
    endpoint.answerWith((incoming, response) => {
      streamHead(response);
      response.write(tokenEvent('Hel'));
      incoming.socket.once('close', () => hungUp.resolve());
    });
    const stop = new AbortController();
    let text = '';
    for await (const piece of companion().reply(request(stop.signal))) {
      text += piece;
      stop.abort();
    }
    expect(text).toBe('Hel');
    await hungUp.promise;
  });
});
