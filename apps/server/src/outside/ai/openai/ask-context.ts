import { z } from 'zod';
import { keepAliveFetch } from './keep-alive-fetch.ts';

const maxLineBytes = 1024 * 1024;
/** Where a model of Ollama says nothing else, it reads no more than this and cuts the rest off silently. */
const ollamaContext = 4096;

const modelList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** vLLM; LM Studio and others. */
      max_model_len: z.number().int().positive().nullish(),
      context_length: z.number().int().positive().nullish(),
    }),
  ),
});
const props = z.object({ default_generation_settings: z.object({ n_ctx: z.number().int().positive() }) });
const ollamaModel = z.object({
  parameters: z.string().nullish(),
  model_info: z.record(z.string(), z.unknown()),
});

type Endpoint = { baseUrl: string; apiKey: string | undefined; timeoutMs: number };

/** Models that the endpoint names, with the context size that it tells of each. Throws where it answers something else. */
export async function listModels(
  endpoint: Endpoint,
): Promise<{ name: string; contextTokens: number | undefined }[]> {
  const { data } = modelList.parse(await ask(endpoint, `${endpoint.baseUrl.replace(/\/$/, '')}/models`));
  return data.map(({ id, max_model_len, context_length }) => ({
    name: id,
    contextTokens: max_model_len ?? context_length ?? undefined,
  }));
}

/** The context size in tokens that the endpoint tells of a model: vLLM in its list, llama.cpp and Ollama in calls of their own. */
export async function askContext(endpoint: Endpoint, model: string): Promise<number | undefined> {
  const origin = endpoint.baseUrl.replace(/\/v1\/?$/, '');
  const attempts = [
    async () => (await listModels(endpoint)).find(({ name }) => name === model)?.contextTokens,
    async () => props.parse(await ask(endpoint, `${origin}/props`)).default_generation_settings.n_ctx,
    async () => ollamaTokens(await ask(endpoint, `${origin}/api/show`, { model })),
  ];
  // One that says nothing is waited for once, not once for each of them.
  const answers = await Promise.all(attempts.map((attempt) => attempt().catch(() => undefined)));
  return answers.find((tokens) => tokens !== undefined);
}

function ollamaTokens(answer: unknown): number {
  const { parameters, model_info: info } = ollamaModel.parse(answer);
  const set = /^num_ctx\s+(\d+)/m.exec(parameters ?? '')?.[1];
  const trained = Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1];
  return Math.min(
    set ? Number(set) : ollamaContext,
    typeof trained === 'number' ? trained : Number.POSITIVE_INFINITY,
  );
}

async function ask({ apiKey, timeoutMs }: Endpoint, url: string, body?: object): Promise<unknown> {
  const response = await keepAliveFetch({ maxLineBytes })(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}
