let stopCurrent: (() => void) | undefined;

/** Of all that can be heard in conversations, one speaks at a time: stops what spoke before. */
export function takeVoice(stop: () => void): void {
  const stopBefore = stopCurrent;
  stopCurrent = stop;
  stopBefore?.();
}
