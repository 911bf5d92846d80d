/**
 * Yields the items until there are none left or the signal aborts, even while it waits for the next item. It creates
 * one promise per item: racing against a promise that lives as long as the stream would collect its listeners.
 */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  let breakOff = () => {};
  const onAbort = () => breakOff();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Item> | undefined>((resolve, reject) => {
        breakOff = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // A source that still waits for something ends in its own time, and its failure concerns nobody.
    iterator.return?.().catch(() => {});
  }
}
