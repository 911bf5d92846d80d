import { giftPresets } from '@kindred/contract/gifts/limits';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GiftDrawing } from './gift-drawing.tsx';

test('each of the five amounts that are offered is a thing of its own, and so is any amount between', () => {
  const draw = (diamonds: number) => renderToStaticMarkup(<GiftDrawing diamonds={diamonds} />);
  const drawings = giftPresets.map(draw);
  expect(new Set(drawings).size).toBe(5);
  expect(draw(10_000)).toBe(drawings.at(-1));
  expect(draw(299)).toBe(drawings[0]);
});
