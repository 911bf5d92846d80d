import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormDraft } from './use-form-draft.ts';

type Person = { name: string; picture: File | undefined };

function Form({ saved }: { saved: Person }) {
  const form = useFormDraft(saved);
  return (
    <form>
      <input aria-label="Name" {...form.text('name')} />
      <button type="button" onClick={() => form.change({ picture: new File([], 'me.png') })}>
        Choose
      </button>
      <output>{form.isDirty ? `changed to ${form.values.name}` : 'as saved'}</output>
    </form>
  );
}

const open = (saved: Person = { name: 'Ada', picture: undefined }) => render(<Form saved={saved} />);
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const said = () => screen.getByRole('status').textContent;

test('a form is changed as long as a field differs from what is saved', () => {
  open();
  expect(said()).toBe('as saved');
  type('Bea');
  expect(said()).toBe('changed to Bea');
  type('Ada');
  expect(said()).toBe('as saved');
});

test('space around a text is no change, and is not sent', () => {
  open();
  type(' Ada ');
  expect(said()).toBe('as saved');
  type(' Bea ');
  expect(said()).toBe('changed to Bea');
});

test('a chosen file is a change', () => {
  open();
  fireEvent.click(screen.getByRole('button'));
  expect(said()).toBe('changed to Ada');
});

test('once it is saved nothing is changed any more', () => {
  const { rerender } = open();
  type('Bea ');
  rerender(<Form saved={{ name: 'Bea', picture: undefined }} />);
  expect(said()).toBe('as saved');
});
