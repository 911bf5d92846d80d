import { expect, test } from 'vitest';
import { chooseTheme, followTheme, useTheme } from './theme.ts';

test('what is chosen in one tab is shown in the others', () => {
  const stop = followTheme();
  chooseTheme('light');
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(useTheme.getState().theme).toBe('dark');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  stop();
  chooseTheme('system');
});
