import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawnInSlices } from './use-drawn-in-slices.ts';

function probe() {
  const drawn: string[] = [];
  function Probe({ isReady }: { isReady: boolean }) {
    drawn.push(useDrawnInSlices(isReady) ? 'page' : 'skeleton');
    return null;
  }
  return { drawn, Probe };
}

test('what comes later leaves the skeleton for as long as it is drawn', () => {
  const { drawn, Probe } = probe();
  const { rerender } = render(<Probe isReady={false} />);
  drawn.length = 0;
  rerender(<Probe isReady />);
  expect(drawn).toEqual(['skeleton', 'page']);
  rerender(<Probe isReady={false} />);
  expect(drawn.at(-1)).toBe('skeleton');
});

test('what is there from the beginning is drawn at once', () => {
  const { drawn, Probe } = probe();
  render(<Probe isReady />);
  expect(drawn).toEqual(['page']);
});
