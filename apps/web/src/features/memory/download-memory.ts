import { call } from '../../lib/call/call.ts';

/** Hands all that is remembered of the viewer in a conversation to the browser, as a JSON file. */
export async function downloadMemory(charId: string): Promise<void> {
  const memory = await call('exportMemory', { char_id: charId });
  const url = URL.createObjectURL(new Blob([JSON.stringify(memory, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `memory-${charId}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
