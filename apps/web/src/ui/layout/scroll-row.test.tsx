import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

function Choices({ chosen }: { chosen: string }) {
  return (
    <ScrollRow>
      {['Liked', 'Saved'].map((name) => (
        <a key={name} href="#there" aria-current={name === chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </ScrollRow>
  );
}

let look: () => void;

beforeEach(() => {
  class Observer {
    constructor(callback: () => void) {
      look = () => act(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
});

function showRow(sizes: { scrollWidth: number; clientWidth: number; scrollLeft: number }) {
  const { container } = render(
    <ScrollRow>
      <p>Choices</p>
    </ScrollRow>,
  );
  const row = container.querySelector('.overflow-x-auto') as HTMLElement;
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(row, name, { configurable: true, value });
  }
  look();
  return { row, arrows: () => container.querySelectorAll('button') };
}

test('a row that is cut has an arrow at the side that goes on', () => {
  const { row, arrows } = showRow({ scrollWidth: 900, clientWidth: 300, scrollLeft: 0 });
  const scrollBy = vi.fn();
  Object.assign(row, { scrollBy });
  expect(arrows()).toHaveLength(1);
  fireEvent.click(arrows()[0] as HTMLElement);
  expect(scrollBy.mock.calls[0]?.[0].left).toBeGreaterThan(0);
  Object.defineProperty(row, 'scrollLeft', { value: 200 });
  fireEvent.scroll(row);
  expect(arrows()).toHaveLength(2);
});

test('a row that fits has none', () => {
  expect(showRow({ scrollWidth: 300, clientWidth: 300, scrollLeft: 0 }).arrows()).toHaveLength(0);
});

test('what is chosen is brought into view, each time once', () => {
  const brought: (string | null)[] = [];
  Element.prototype.scrollIntoView = function bring() {
    brought.push(this.textContent);
  };
  const { rerender } = render(<Choices chosen="Liked" />);
  rerender(<Choices chosen="Liked" />);
  rerender(<Choices chosen="Saved" />);
  expect(brought).toEqual(['Liked', 'Saved']);
});
