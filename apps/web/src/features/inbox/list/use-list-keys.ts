import type { KeyboardEvent } from 'react';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { shortcutsDialog } from './shortcuts.dialog.ts';
import type { ConversationAction } from './use-conversation-entries.tsx';

const lineSelector = '[data-conversation]';

/** Arrow keys go from line to line, Home and End to the ends, `?` shows all keys. */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === '?') {
    event.preventDefault();
    void openDialog(shortcutsDialog, {});
    return;
  }
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(lineSelector)];
  const current = lines.findIndex((line) => line.parentElement?.contains(event.target as Node));
  const target = nextLine(event.key, current, lines.length);
  if (current < 0 || target === undefined) return;
  event.preventDefault();
  lines[target]?.focus();
}

function nextLine(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const actionKeys: Readonly<Record<string, ConversationAction>> = {
  p: 'pin',
  m: 'mute',
  e: 'archive',
  u: 'unread',
  Delete: 'clear',
};

export function actionOfKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): ConversationAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  return actionKeys[key.length === 1 ? key.toLowerCase() : key];
}
