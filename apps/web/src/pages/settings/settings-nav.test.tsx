import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SettingsNav } from './settings-nav.tsx';

test('the open setting is brought into sight in a list that is longer than the window', () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.getAttribute('href'));
  });
  render(<SettingsNav isCreator={false} open="help/talkToSupport" />);
  expect(scrolled).toEqual(['/settings/help/talkToSupport']);
});
