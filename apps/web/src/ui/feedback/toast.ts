import { create } from 'zustand';

export type ToastTone = 'success' | 'warning' | 'error';
/** Something to do about what was said, while it is there. */
export type ToastAction = { label: string; onPress: () => void };
export type ToastItem = { id: number; tone: ToastTone; text: string; action?: ToastAction | undefined };

export const useToasts = create<{ items: readonly ToastItem[] }>(() => ({ items: [] }));

const shownMs = 4000;
/** Time enough to read it and to press. */
const shownWithActionMs = 10_000;
const most = 3;
let lastId = 0;

/** Says something in passing; it is read out and goes by itself. The same text twice is shown once. */
export function toast(tone: ToastTone, text: string, action?: ToastAction): void {
  lastId += 1;
  const item = { id: lastId, tone, text, action };
  useToasts.setState(({ items }) => ({
    items: [...items.filter((other) => other.text !== text), item].slice(-most),
  }));
  setTimeout(() => dismissToast(item.id), action ? shownWithActionMs : shownMs);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
