const maxWaitMs = 1000;

let resolveFirstPage: () => void;
const firstPage = new Promise<void>((resolve) => {
  resolveFirstPage = resolve;
});

/** Says that the first page is there, with its requests: until then nothing is idle. */
export function markFirstPageShown(): void {
  resolveFirstPage();
}

/** Resolves once the first page is shown and the browser has nothing to do: the moment for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  await firstPage;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Not every browser says when it is idle.
  await new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: maxWaitMs })
      : setTimeout(resolve, maxWaitMs / 2),
  );
}
