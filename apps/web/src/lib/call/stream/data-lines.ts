/**
 * The payloads of `data:` lines of a response (WHATWG server-sent events; one line, one payload), wherever the
 * network cut them. Comments and empty payloads, which keep a line open, are left out. `heard` is called for each chunk.
 */
export async function* dataLines(response: Response, onBytes: () => void): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onBytes();
    const lines = (rest + chunk.value).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* payloads(lines);
  }
  yield* payloads([rest]);
}

function payloads(lines: string[]): string[] {
  return lines
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .filter((payload) => payload !== '');
}
