import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openAiCompanion } from './openai-companion.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** An endpoint of the chat completions protocol on the loopback address. */
async function endpoint(answering: Answering): Promise<string> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answering(request, response, body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const end = `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;
const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`;

function streamHead(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

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

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('a companion behind an OpenAI-compatible endpoint', () => {
  test('is sent the prompt, the model and the key, and gives the text as it comes', async () => {
    let seen:
      | { key: string | undefined; body: { model: string; stream: boolean; messages: unknown[] } }
      | undefined;
    const baseUrl = await endpoint((incoming, response, body) => {
      seen = { key: incoming.headers.authorization, body: JSON.parse(body) };
      streamHead(response);
      response.end(`${chunk('Hello')}${chunk(' Tom')}${end}`);
    });
    const ai = openAiCompanion({ baseUrl, apiKey: 'key', model: 'small' });
    expect(await readAll(ai.reply(request()))).toBe('Hello Tom');
    expect(seen).toMatchObject({ key: 'Bearer key', body: { model: 'small', stream: true } });
    expect(seen?.body.messages).toEqual(request().messages);
  });

  test('throws when the endpoint refuses, breaks off or is not there', async () => {
    const refusing = await endpoint((_request, response) => response.writeHead(500).end('{}'));
    await expect(
      readAll(openAiCompanion({ baseUrl: refusing, apiKey: undefined, model: 'm' }).reply(request())),
    ).rejects.toThrow();
    server?.close();
    const breaking = await endpoint((_request, response) => {
      streamHead(response);
      response.write(chunk('Hel'), () => response.destroy());
    });
    await expect(
      readAll(openAiCompanion({ baseUrl: breaking, apiKey: undefined, model: 'm' }).reply(request())),
    ).rejects.toThrow();
    const nobody = openAiCompanion({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'm' });
    await expect(readAll(nobody.reply(request()))).rejects.toThrow();
  });

  test('throws when the model falls silent', async () => {
    const baseUrl = await endpoint((_request, response) => {
      streamHead(response);
      response.write(chunk('Hel'));
    });
    const ai = openAiCompanion({ baseUrl, apiKey: undefined, model: 'm', silenceMs: 50 });
    await expect(readAll(ai.reply(request()))).rejects.toThrow();
  });

  test('hangs up on the model when told to stop', async () => {
    const hungUp = Promise.withResolvers<void>();
    const baseUrl = await endpoint((incoming, response) => {
      streamHead(response);
      response.write(chunk('Hel'));
      incoming.socket.once('close', () => hungUp.resolve());
    });
    const stop = new AbortController();
    const ai = openAiCompanion({ baseUrl, apiKey: undefined, model: 'm' });
    let text = '';
    for await (const piece of ai.reply(request(stop.signal))) {
      text += piece;
      stop.abort();
    }
    expect(text).toBe('Hel');
    await hungUp.promise;
  });
});
