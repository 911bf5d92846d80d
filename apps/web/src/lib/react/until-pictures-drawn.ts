const maxWaitMs = 3000;

/** Resolves once the pictures that the page marks as urgent are drawn, cannot be had, or have taken too long. */
export async function untilPicturesDrawn(): Promise<void> {
  const urgent = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const decoded = [...urgent].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
