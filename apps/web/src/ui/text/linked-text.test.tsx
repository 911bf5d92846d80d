import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/show.tsx';
import { LinkedText } from './linked-text.tsx';

test('an address opens beside the app, gives nothing away and vouches for nothing', async () => {
  await show(<LinkedText text="See https://example.com/a now" />);
  const link = screen.getByRole('link', { name: 'https://example.com/a' });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(
    expect.arrayContaining(['noopener', 'nofollow', 'ugc']),
  );
});

test('a handle leads to its character, a tag to its page', async () => {
  await show(<LinkedText text="With @Mara_Clay at the #kiln" />);
  expect(screen.getByRole('link', { name: '@Mara_Clay' }).getAttribute('href')).toBe('/character/mara_clay');
  expect(screen.getByRole('link', { name: '#kiln' }).getAttribute('href')).toBe('/discover/tag/kiln');
});

test('markup is shown as it was written', async () => {
  const text = '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">here</a>';
  await show(<LinkedText text={text} />);
  expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
