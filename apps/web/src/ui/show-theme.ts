export function showTheme(theme: string | null): void {
  const isDark = theme === 'dark' || (theme !== 'light' && darkDevice().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** Whether the device asks for dark colours, as a list that tells when that changes. */
export function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
