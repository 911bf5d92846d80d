/**
 * The items until there are no more or the signal fires, also when the next one is long in coming. Each item costs one promise: a
 * race against one that lives as long as the stream would gather what waits for it.
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
    // A source that still waits for something ends on its own time; nobody is left to hear of its failure.
    iterator.return?.().catch(() => {});
  }
}
