import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

test('the marked words become what they stand for, in the order of the sentence', () => {
  render(
    <p>
      <RichText
        text="I accept the <terms>Terms</terms>, <b>all</b> of them."
        parts={{ terms: (words) => <a href="/t">{words}</a> }}
      />
    </p>,
  );
  expect(screen.getByRole('link', { name: 'Terms' }).parentElement?.textContent).toBe(
    'I accept the Terms, all of them.',
  );
});
