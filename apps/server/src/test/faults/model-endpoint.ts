import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Starts an endpoint of the chat completions protocol on the loopback address, which answers as the test sets it. */
export async function startModelEndpoint(): Promise<{
  baseUrl: string;
  answerWith: (answering: Answering) => void;
  /** The number of requests since the last `answerWith`. */
  requestCount: () => number;
  close: () => void;
}> {
  let answering: Answering = (_request, response) => response.destroy();
  let count = 0;
  const server = createServer(async (request, response) => {
    count++;
    const answer = answering;
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answerWith: (next) => {
      answering = next;
      count = 0;
    },
    requestCount: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes the head of a streamed answer. */
export function streamHead(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Returns one event with some text. */
export function tokenEvent(content: string): string {
  return eventOf({ index: 0, delta: { content } });
}

/** The events that end an answer. */
export const lastEvents = `${eventOf({ index: 0, delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;

function eventOf(choice: object): string {
  const event = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] };
  return `data: ${JSON.stringify(event)}\n\n`;
}
