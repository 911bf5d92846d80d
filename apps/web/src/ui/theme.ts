import { create } from 'zustand';
import { readSetting, saveSetting } from '../lib/storage/device.ts';
import { darkDevice, showTheme } from './show-theme.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';

export const useTheme = create<{ theme: Theme }>(() => ({ theme: readTheme() }));

/** Shows a theme at once and stores it; boot.ts shows it before the first paint of the next visit. */
export function chooseTheme(theme: Theme): void {
  saveSetting(themeKey, theme);
  useTheme.setState({ theme });
  applyTheme();
}

/** Follows the device while the theme is `system`, and what is chosen in another tab. Returns the way to stop. */
export function followTheme(): () => void {
  const device = darkDevice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== themeKey) return;
    useTheme.setState({ theme: readTheme() });
    applyTheme();
  };
  device.addEventListener('change', applyTheme);
  window.addEventListener('storage', onStorage);
  return () => {
    device.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', onStorage);
  };
}

function applyTheme(): void {
  showTheme(useTheme.getState().theme);
}

function readTheme(): Theme {
  const stored = readSetting(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}
