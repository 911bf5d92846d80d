import type { PushPayload } from '@kindred/contract/push/limits';

/** What arrived, or undefined where it is nothing of ours. */
export function readPayload(text: string | undefined): PushPayload | undefined {
  try {
    const payload: PushPayload = JSON.parse(text ?? '');
    const { title, tag, url } = payload;
    const isOurs = typeof title === 'string' && typeof tag === 'string' && /^\/(?!\/)/.test(url);
    return isOurs ? payload : undefined;
  } catch {
    return undefined;
  }
}
