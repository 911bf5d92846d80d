import { beforeEach, expect, test, vi } from 'vitest';
import { defineDialog, useDialogs } from '../../../ui/overlay/dialogs.ts';
import { growFromOpener } from './grow-from-opener.ts';

const animate = vi.fn();
const box = (element: HTMLElement, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
  return element;
};

beforeEach(() => {
  animate.mockReset();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
});

function grow({ isStill }: { isStill: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const opener = box(document.createElement('button'), 0, 100, 200, 100);
  const definition = defineDialog<object, unknown>(() => new Promise(() => undefined));
  useDialogs.setState({ stack: [{ id: 1, definition, Content: undefined, props: {}, opener }] });
  const viewer = document.createElement('div');
  viewer.innerHTML = '<div data-stage></div>';
  const stage = box(viewer.firstElementChild as HTMLElement, 0, 0, 400, 400);
  stage.animate = animate;
  growFromOpener(viewer);
}

test('the stage grows out of the picture that was pressed', () => {
  grow({ isStill: false });
  const [[first, last]] = animate.mock.calls[0] ?? [[]];
  expect(first).toEqual({ transform: 'translate(-100px, -50px) scale(0.25)', opacity: 0.4 });
  expect(last).toEqual({ transform: 'none' });
});

test('nothing moves for who wants less motion', () => {
  grow({ isStill: true });
  expect(animate).not.toHaveBeenCalled();
});
