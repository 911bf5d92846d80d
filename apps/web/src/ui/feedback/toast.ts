import { create } from 'zustand';

export type ToastTone = 'success' | 'warning' | 'error';
/** Something to do about what was said, while it is there. */
export type ToastAction = {
  label: string;
  onPress: () => void /** How long it can be done. */;
  forMs?: number;
};
/** A second sentence, in smaller words. */
export type ToastDetail = { detail: string };
export type ToastItem = {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction | undefined;
  detail?: string | undefined;
};

export const useToasts = create<{ items: readonly ToastItem[] }>(() => ({ items: [] }));

const shownMs = 4000;
const shownWithMoreMs = 10_000;
const maxItems = 3;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const holds = new Set<'pointer' | 'focus'>();
let lastId = 0;

/** Says something in passing; it is read out and goes by itself. The same text twice is shown once. */
export function toast(tone: ToastTone, text: string, more?: ToastAction | ToastDetail): void {
  lastId += 1;
  const item: ToastItem = { id: lastId, tone, text, ...(more && 'detail' in more ? more : { action: more }) };
  useToasts.setState(({ items }) => ({
    items: [...items.filter((other) => other.text !== text), item].slice(-maxItems),
  }));
  if (holds.size === 0) startTimer(item);
}

export function dismissToast(id: number): void {
  stopTimer(id);
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}

/** No toast disappears while it is pointed at or has the focus (WCAG 2.2.1); afterwards its time starts over. */
export function holdToasts(by: 'pointer' | 'focus', isHeld: boolean): void {
  const wasHeld = holds.size > 0;
  if (isHeld) holds.add(by);
  else holds.delete(by);
  if (wasHeld === holds.size > 0) return;
  for (const item of useToasts.getState().items) {
    if (wasHeld) startTimer(item);
    else stopTimer(item.id);
  }
}

function startTimer({ id, action, detail }: ToastItem): void {
  timers.set(
    id,
    setTimeout(() => dismissToast(id), action?.forMs ?? (action || detail ? shownWithMoreMs : shownMs)),
  );
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
