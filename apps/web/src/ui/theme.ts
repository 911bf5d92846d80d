import { create } from 'zustand';
import { keepSetting, readSetting } from '../lib/storage/device.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const useTheme = create<{ theme: Theme }>(() => ({ theme: readTheme() }));

/** Shows a theme at once and keeps it. public/before-app.js does the same before the first paint. */
export function chooseTheme(theme: Theme): void {
  keepSetting('theme', theme);
  useTheme.setState({ theme });
  applyTheme();
}

/** Follows the device while the theme is `system`. Returns the way to stop. */
export function followDeviceTheme(): () => void {
  const device = darkDevice();
  device.addEventListener('change', applyTheme);
  return () => device.removeEventListener('change', applyTheme);
}

function applyTheme(): void {
  const { theme } = useTheme.getState();
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

function readTheme(): Theme {
  const kept = readSetting('theme');
  return themes.find((theme) => theme === kept) ?? 'system';
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
