/** What one event of a streamed chat completion brings. */
export type ChatEvent = {
  text: string;
  /** It came with a token, if only of the model's reasoning. */
  isToken: boolean;
  /** The answer is whole. */
  isFinished: boolean;
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
};

/**
 * Reads the events of a streamed chat completion (server-sent events with a JSON object each, then `[DONE]`). Throws on what is none,
 * and on an error that the endpoint reports. Written by hand, because it is passed by each token of each answer: a client with
 * schemas and several streams one behind the other took most of a core at a hundred answers.
 */
export async function* readChatEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data !== '') yield data === '[DONE]' ? done : readEvent(data);
    }
  }
}

const done: ChatEvent = { text: '', isToken: false, isFinished: true, usage: undefined };

type Sent = {
  error?: unknown;
  choices?: { delta?: Record<string, unknown> | null; finish_reason?: string | null }[] | null;
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
} | null;

function readEvent(data: string): ChatEvent {
  const sent = JSON.parse(data) as Sent;
  if (sent?.error) throw new Error(`the model reports an error: ${JSON.stringify(sent.error).slice(0, 500)}`);
  const choice = sent?.choices?.[0];
  const { content, reasoning_content, reasoning } = choice?.delta ?? {};
  const text = typeof content === 'string' ? content : '';
  const usage = sent?.usage;
  return {
    text,
    isToken: text !== '' || Boolean(reasoning_content || reasoning),
    isFinished: typeof choice?.finish_reason === 'string',
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
  };
}
