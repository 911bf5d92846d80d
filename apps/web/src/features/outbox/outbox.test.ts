import { expect, test, vi } from 'vitest';
import { addToOutbox, changeOutbox, readOutbox, removeFromOutbox } from './outbox.ts';

const chat = { char_id: '5', user_id: '1', chat_no: 0, side: 'fan', writerId: '1' } as const;
const write = (content: string) => addToOutbox({ ...chat, content });
const contents = () => readOutbox().map(({ content }) => content);

test('what another tab writes while this one changes something stays, and what it takes away stays away', () => {
  const [sent, other] = [write('sent'), write('of the other tab, sent')];
  write('waits');
  changeOutbox((entries) => {
    removeFromOutbox(other.clientId);
    write('of the other tab');
    return entries.filter(({ clientId }) => clientId !== sent.clientId);
  });
  expect(contents()).toEqual(['waits', 'of the other tab']);
});

test('messages of one moment keep their order', () => {
  vi.useFakeTimers();
  try {
    const texts = Array.from({ length: 12 }, (_, index) => `message ${index}`);
    texts.forEach(write);
    expect(contents()).toEqual(texts);
  } finally {
    vi.useRealTimers();
  }
});
