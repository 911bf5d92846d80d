/** What has come of a streamed chat completion at once: one event, or several that came together. */
export type ChatEvents = {
  text: string;
  /** They came with a token, if only of the model's reasoning. */
  hasToken: boolean;
  /** The answer is whole. */
  isFinished: boolean;
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
};

/**
 * Reads the events of a streamed chat completion (server-sent events with a JSON object each, then `[DONE]`), those of one chunk
 * together. Throws on what is none, and on an error that the endpoint reports. Written by hand, because it is passed by each
 * token of each answer: a client with schemas and several streams one behind the other took most of a core at a hundred answers.
 */
export async function* readChatEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ChatEvents> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield readLines(lines);
  }
}

function readLines(lines: readonly string[]): ChatEvents {
  const events: ChatEvents = { text: '', hasToken: false, isFinished: false, usage: undefined };
  for (const line of lines) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') events.isFinished = true;
    else if (data !== '') addEvent(events, data);
  }
  return events;
}

type Sent = {
  error?: unknown;
  choices?: { delta?: Record<string, unknown> | null; finish_reason?: string | null }[] | null;
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
} | null;

function addEvent(events: ChatEvents, data: string): void {
  const sent = JSON.parse(data) as Sent;
  if (sent?.error) throw new Error(`the model reports an error: ${JSON.stringify(sent.error).slice(0, 500)}`);
  const choice = sent?.choices?.[0];
  const { content, reasoning_content, reasoning } = choice?.delta ?? {};
  const text = typeof content === 'string' ? content : '';
  const usage = sent?.usage;
  events.text += text;
  events.hasToken ||= text !== '' || Boolean(reasoning_content || reasoning);
  events.isFinished ||= typeof choice?.finish_reason === 'string';
  if (usage) events.usage = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
}
