/** A short tick in the hand, for what somebody has just done. Nothing where the device cannot or less motion is wanted. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
