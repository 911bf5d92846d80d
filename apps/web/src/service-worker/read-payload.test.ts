import { expect, test } from 'vitest';
import { readPayload } from './read-payload.ts';

test('what is not a notice of ours, or leads away from here, is not shown', () => {
  const ours = { title: 'Mara', body: 'Hello', tag: 'x', badge: 1, url: '/messages/7' };
  expect(readPayload(JSON.stringify(ours))).toEqual(ours);
  const foreign = [
    { ...ours, url: '//evil.example' },
    { ...ours, url: 'https://evil.example' },
    { title: 'a' },
  ];
  for (const text of [undefined, '', 'no', 'null', ...foreign.map((one) => JSON.stringify(one))])
    expect(readPayload(text)).toBeUndefined();
});
