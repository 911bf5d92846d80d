import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value, content: <p>about {value}</p> }));
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => {
  document.documentElement.dir = '';
});

test('the first view is shown, and only the one that is chosen', async () => {
  const onChange = vi.fn();
  render(<Tabs label="Views" tabs={tabs} onChange={onChange} />);
  expect(screen.getByRole('tabpanel', { name: 'one' }).textContent).toBe('about one');
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('about two');
  expect(screen.queryByText('about one')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(onChange.mock.calls).toEqual([['two']]);
});

test('arrow keys go round, Home and End to the ends; Tab stops at the chosen one alone', async () => {
  render(<Tabs label="Views" tabs={tabs} />);
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'two'],
    ['{End}', 'three'],
    ['{ArrowRight}', 'one'],
    ['{ArrowLeft}', 'three'],
    ['{Home}', 'one'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toBe(name);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name }));
  }
  await userEvent.tab();
  expect(document.activeElement?.role).not.toBe('tab');
});

test('from right to left the left arrow goes on', async () => {
  document.documentElement.dir = 'rtl';
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs label="Views" tabs={tabs} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('two');
});

test('who says which one is shown decides', async () => {
  render(<Tabs label="Views" tabs={tabs} value="three" />);
  await userEvent.click(screen.getByRole('tab', { name: 'one' }));
  expect(chosen()).toBe('three');
});
