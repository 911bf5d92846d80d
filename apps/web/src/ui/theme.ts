import { create } from 'zustand';
import { readSetting, saveSetting } from '../lib/storage/device.ts';
import { darkDevice, showTheme } from './show-theme.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const useTheme = create<{ theme: Theme }>(() => ({ theme: readTheme() }));

/** Shows a theme at once and stores it; boot.ts shows it before the first paint of the next visit. */
export function chooseTheme(theme: Theme): void {
  saveSetting('theme', theme);
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
  showTheme(useTheme.getState().theme);
}

function readTheme(): Theme {
  const saved = readSetting('theme');
  return themes.find((theme) => theme === saved) ?? 'system';
}
