import { listModels } from './openai/ask-context.ts';

export type LocalEndpoint = {
  program: string;
  baseUrl: string;
  models: { name: string; contextTokens: number | undefined }[];
};

/** Programs that run models on the operator's machine, at the addresses where they listen by default. */
export const localPrograms = [
  { program: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { program: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  { program: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { program: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
];
const timeoutMs = 800;

/** Models that do not write. */
const otherPurpose = /embed|rerank|whisper|bge-|minilm/i;

/** Looks for them, at these fixed loopback addresses alone. Programs that have no model that writes are left out. */
export async function findLocalModels(programs = localPrograms): Promise<LocalEndpoint[]> {
  const endpoints = await Promise.all(
    programs.map(async (program) => ({
      ...program,
      models: (await listModels({ ...program, apiKey: undefined, timeoutMs }).catch(() => [])).filter(
        ({ name }) => !otherPurpose.test(name),
      ),
    })),
  );
  return endpoints.filter(({ models }) => models.length > 0);
}
