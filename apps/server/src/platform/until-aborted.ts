/** The items until there are no more or the signal fires, also when the next one is long in coming. */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  try {
    for (;;) {
      const next = iterator.next();
      next.catch(() => {});
      const first = await Promise.race([next, aborted]);
      if (first === 'aborted' || first.done) return;
      yield first.value;
    }
  } finally {
    // A source that still waits for something ends on its own time; nobody is left to hear of its failure.
    iterator.return?.().catch(() => {});
  }
}
