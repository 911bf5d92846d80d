import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMessage } from '../../inbox/chat-samples.ts';
import { emptyThread } from '../thread/thread.ts';
import { useDrawnThread } from './use-drawn-thread.ts';

const messages = Array.from({ length: 60 }, (_, index) => aMessage({ seq: index + 1 }));
const thread = { ...emptyThread, messages };

function drawnOf(isWhole: boolean): string[] {
  const drawn: string[] = [];
  function Probe() {
    const { messages: shown, reachesStart } = useDrawnThread(thread, isWhole);
    drawn.push(`${shown[0]?.seq} to ${shown.at(-1)?.seq}${reachesStart ? ' from the start' : ''}`);
    return null;
  }
  render(<Probe />);
  return drawn;
}

test('a conversation is drawn from its end, as much as fills the window, and then whole', () => {
  const drawn = drawnOf(false);
  expect(drawn[0]).toMatch(/^[2-5]\d to 60$/);
  expect(drawn.at(-1)).toBe('1 to 60 from the start');
});

test('where it opens further up it is whole at once', () => {
  expect(drawnOf(true)).toEqual(['1 to 60 from the start']);
});
