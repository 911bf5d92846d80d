import { create } from 'zustand';

export type ToastTone = 'success' | 'warning' | 'error';
export type ToastItem = { id: number; tone: ToastTone; text: string };

export const useToasts = create<{ items: readonly ToastItem[] }>(() => ({ items: [] }));

const shownMs = 4000;
const most = 3;
let lastId = 0;

/** Says something in passing; it is read out and goes by itself. The same text twice is shown once. */
export function toast(tone: ToastTone, text: string): void {
  lastId += 1;
  const item = { id: lastId, tone, text };
  useToasts.setState(({ items }) => ({
    items: [...items.filter((other) => other.text !== text), item].slice(-most),
  }));
  setTimeout(() => dismissToast(item.id), shownMs);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
