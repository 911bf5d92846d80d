import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { type View, ViewCache } from './view-cache.tsx';

function Draft({ params }: PageProps) {
  return <input aria-label={`draft ${params.id}`} />;
}

const view = (id: string): View => ({ key: id, Page: Draft, title: 'nav.home', params: { id }, search: {} });

async function typeInto(id: string) {
  await userEvent.type(screen.getByLabelText(`draft ${id}`), `text ${id}`);
}

const valueOf = (id: string) => screen.queryByLabelText<HTMLInputElement>(`draft ${id}`)?.value;

test('what was typed is there when one comes back, and cannot be seen meanwhile', async () => {
  const { rerender } = render(<ViewCache current={view('a')} />);
  await typeInto('a');
  rerender(<ViewCache current={view('b')} />);
  expect(screen.getByLabelText('draft a').style.display).toBe('none');
  rerender(<ViewCache current={view('a')} />);
  expect(valueOf('a')).toBe('text a');
  expect(screen.getByLabelText('draft a').style.display).not.toBe('none');
});

test('the eleventh view sends the one away that was longest not shown', async () => {
  const { rerender } = render(<ViewCache current={view('1')} />);
  await typeInto('1');
  for (const id of ['2', '3', '4', '5', '6', '7', '8', '9', '10', '1', '11']) {
    rerender(<ViewCache current={view(id)} />);
  }
  expect(valueOf('1')).toBe('text 1');
  expect(valueOf('2')).toBeUndefined();
  expect(valueOf('3')).toBe('');
});

test('each view keeps its own scroll position', () => {
  const { rerender } = render(<ViewCache current={view('a')} />);
  window.scrollTo(0, 400);
  window.dispatchEvent(new Event('scroll'));
  rerender(<ViewCache current={view('b')} />);
  expect(window.scrollY).toBe(0);
  rerender(<ViewCache current={view('a')} />);
  expect(window.scrollY).toBe(400);
});
