// Runs before the first paint, so that no page flashes in the wrong theme or language.
(() => {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  root.lang = localStorage.getItem('language') ?? 'en';
})();
