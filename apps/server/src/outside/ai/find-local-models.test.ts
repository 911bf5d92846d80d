import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findLocalModels } from './find-local-models.ts';
import { askContext } from './openai/ask-context.ts';

/** A server on the loopback address that answers these paths with JSON, and others with 404; gives its address below `/v1`. */
async function serve(answers: Record<string, unknown>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end('<h1>Not here</h1>');
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('of programs on this machine those with models are found, whatever else listens there', async () => {
  const model = await serve({
    '/v1/models': { data: [{ id: 'nomic-embed-text' }, { id: 'small', max_model_len: 8192 }] },
  });
  const empty = await serve({ '/v1/models': { data: [] } });
  const other = await serve({ '/v1/models': ['a web shop'] });
  const found = await findLocalModels([
    { program: 'One', baseUrl: model },
    { program: 'Empty', baseUrl: empty },
    { program: 'Other', baseUrl: other },
    { program: 'Nobody', baseUrl: 'http://127.0.0.1:9/v1' },
  ]);
  expect(found).toEqual([
    { program: 'One', baseUrl: model, models: [{ name: 'small', contextTokens: 8192 }] },
  ]);
});

test.each([
  ['vLLM', { '/v1/models': { data: [{ id: 'm', max_model_len: 32_768 }] } }, 32_768],
  [
    'llama.cpp',
    { '/v1/models': { data: [{ id: 'm' }] }, '/props': { default_generation_settings: { n_ctx: 16_384 } } },
    16_384,
  ],
  ['Ollama', { '/api/show': { model_info: { 'llama.context_length': 131_072 } } }, 4096],
  [
    'Ollama with a context of its own',
    {
      '/api/show': { parameters: 'stop "x"\nnum_ctx 12288', model_info: { 'llama.context_length': 131_072 } },
    },
    12_288,
  ],
  ['an endpoint that does not tell', { '/v1/models': { data: [{ id: 'm' }] } }, undefined],
])('the context size is asked from %s', async (_program, answers, tokens) => {
  const endpoint = { baseUrl: await serve(answers), apiKey: undefined, timeoutMs: 5000 };
  expect(await askContext(endpoint, 'm')).toBe(tokens);
});
