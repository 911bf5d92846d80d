/** A short vibration after an action. None on devices without it, or where reduced motion is set. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
