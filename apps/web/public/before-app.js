// Runs before the first paint, while the app is still on its way (docs/decisions/0016).
(() => {
  const root = document.documentElement;
  const token = localStorage.getItem('token');

  // No page flashes in the wrong theme or language.
  const theme = localStorage.getItem('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  root.lang = localStorage.getItem('language') ?? 'en';

  // Without the app's scripts nobody else would say why nothing comes.
  addEventListener(
    'error',
    ({ target }) => {
      if (target?.tagName !== 'SCRIPT') return;
      root.classList.remove('to-home');
      document.getElementById('lost').hidden = false;
    },
    true,
  );

  if (!token || !/^\/(home\/?)?$/.test(location.pathname)) return;
  // Shows the outline in index.html.
  root.classList.add('to-home');
  // lib/call/ask-ahead.ts hands these to the app in place of its own first requests, which are the same to the letter.
  const feed = ask('/v3/api/diary/home/recommend/list');
  const others = ['/v3/api/user/data', '/v3/api/notification/unread'].map(ask);
  globalThis.askedAhead = { token, answers: new Map([feed, ...others]) };
  // What cannot be read here, the app says.
  feed[1].then(fetchFirstPicture).catch(() => undefined);

  function ask(url) {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
    const headers = { timezone, 'accept-language': root.lang, authorization: `Bearer ${token}` };
    const answer = fetch(url, { headers, cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    answer.catch(() => undefined);
    return [url, answer];
  }

  /** The first post's picture or poster, in the size in which its card asks for it (post-picture.tsx). */
  async function fetchFirstPicture(response) {
    const [post] = (await response.clone().json()).data.list;
    const [item] = post.access === 'full' ? post.media : post.free_preview;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: item.image });
    if (item.type === 'image') {
      link.imageSrcset = item.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
      link.imageSizes = '(min-width: 640px) 640px, 100vw';
    }
    document.head.append(link);
  }
})();
