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
 * Reads the events of a streamed chat completion (server-sent events with a JSON object each, then `[DONE]`) from the chunks of its
 * body, those of one chunk together. Throws on what is none, and on an error that the endpoint reports. Written by hand, because it
 * is passed by each token of each answer: a client with schemas and several streams one behind the other took most of a core at a
 * hundred answers.
 */
export function chatEventReader(): (chunk: Uint8Array) => ChatEvents {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const text = rest + decoder.decode(chunk, { stream: true });
    const events: ChatEvents = { text: '', hasToken: false, isFinished: false, usage: undefined };
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      if (text.startsWith('data:', from)) readData(events, text.slice(from + 'data:'.length, end));
      from = end + 1;
    }
    rest = text.slice(from);
    return events;
  };
}

/** As much of a line as may be blank, or say that there is no more. */
const shortData = 16;

function readData(events: ChatEvents, data: string): void {
  const short = data.length <= shortData ? data.trim() : data;
  if (short === '[DONE]') events.isFinished = true;
  else if (short !== '') addEvent(events, data);
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
