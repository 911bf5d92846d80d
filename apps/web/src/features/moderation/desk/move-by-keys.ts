import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus between the buttons of a list with J and K or the arrows. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
