import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { BoughtMessage } from '@kindred/contract/chat/media-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { callKey, callPages } from '../../../../lib/call/call-queries.ts';

type Media = CallOutput<'listMessageMedia'>['list'][number];

/** Links live 150 to 300 seconds. */
const freshMs = 120_000;
const batchSize = 30;

/**
 * The media of a message with its addresses, read together with that of other messages on the screen; null where it is not there.
 * A purchase makes it another question.
 */
export function messageMediaQuery({ msg_id, is_sold }: Pick<ChatMessage, 'msg_id' | 'is_sold'>) {
  return queryOptions<Media | null>({
    queryKey: [...callKey('listMessageMedia'), msg_id, is_sold],
    queryFn: () => loadTogether(msg_id),
    staleTime: freshMs,
  });
}

type Waiting = { resolve: (media: Media | null) => void; reject: (error: unknown) => void };
let waiting = new Map<string, Waiting[]>();

function loadTogether(msgId: string): Promise<Media | null> {
  if (waiting.size === 0) queueMicrotask(() => void loadWaiting());
  return new Promise((resolve, reject) => {
    waiting.set(msgId, [...(waiting.get(msgId) ?? []), { resolve, reject }]);
  });
}

async function loadWaiting(): Promise<void> {
  const requests = [...waiting];
  waiting = new Map();
  for (let start = 0; start < requests.length; start += batchSize) {
    const batch = requests.slice(start, start + batchSize);
    try {
      const { list } = await call('listMessageMedia', { msg_ids: batch.map(([id]) => id).join(',') });
      for (const [id, waiters] of batch) {
        const match = list.find(({ msg_id }) => msg_id === id) ?? null;
        for (const { resolve } of waiters) resolve(match);
      }
    } catch (error) {
      for (const { reject } of batch.flatMap(([, waiters]) => waiters)) reject(error);
    }
  }
}

export const boughtMessagesQuery = callPages('listBoughtMessages', { size: 20 });
export type { BoughtMessage };
