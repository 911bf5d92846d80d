import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { RichText } from './rich-text.tsx';

test('the marked words become what they stand for, in the order that each language chooses', async () => {
  render(
    <p>
      <RichText
        text="login.consent"
        parts={{
          terms: (words) => <a href="/t">{words}</a>,
          privacy: (words) => <b>{words}</b>,
        }}
      />
    </p>,
  );
  expect(screen.getByRole('link', { name: 'Terms' }).parentElement?.textContent).toBe(
    'I am 18 or older, and I accept the Terms and the Privacy Policy.',
  );
  await act(() => switchLanguage('zh'));
  expect(screen.getByRole('link').textContent).toMatch(/^\p{Script=Han}+$/u);
});
