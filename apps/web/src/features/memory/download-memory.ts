import { call } from '../../lib/call/call.ts';
import { conversationInput } from '../inbox/inbox.queries.ts';
import type { Remembered } from './memory.queries.ts';

export async function downloadMemory(conversation: Remembered): Promise<void> {
  const memory = await call('exportMemory', conversationInput(conversation));
  const url = URL.createObjectURL(new Blob([JSON.stringify(memory, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `memory-${[conversation.char_id, conversation.chat_no].filter(Boolean).join('-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
