const maxWaitMs = 3000;

/** Resolves once the page has loaded and has nothing to do: the moment for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Not every browser says when it is idle.
  await new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: maxWaitMs })
      : setTimeout(resolve, maxWaitMs / 2),
  );
}
