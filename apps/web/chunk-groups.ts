import type { Plugin, Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** What people open first besides home. */
const pages = ['character', 'messages', 'discover'];
/** What comes to home by itself, once it is calm. */
const calm =
  /\/src\/(app\/(realtime|updates|shell\/side-panel-content)|ui\/overlay\/loaded-|features\/feed\/(pull-to-refresh|for-you-end))/;

// What a module imports is shared by at least as many as itself, so the widest come first.
const labels = ['pages-calm', 'pages', 'messages-calm', ...pages.map((page) => `${page}-few`)];

/**
 * Keeps what a page is made of in few files. The bundler makes one for each set of pages and dialogs that share a module:
 * thirty small ones, which are five round trips on connections of HTTP/1.1 and compress badly. Here what these pages share
 * comes in one, what one of them shares with others in another, and neither is loaded by home unless that needs it. Gives
 * the groups for `codeSplitting` and the plugin that they need.
 */
export function chunkGroups(): { plugin: Plugin; groups: Group[] } {
  const labelOfModule = new Map<string, string>();
  return {
    plugin: {
      name: 'chunk-groups',
      buildEnd() {
        for (const [id, roots] of rootsOfModules(this)) {
          const label = labelOf(roots);
          if (label) labelOfModule.set(id, label);
        }
      },
    },
    groups: labels.map((label) => ({
      name: `with-${label}`,
      test: (id) => labelOfModule.get(id) === label,
      priority: 1,
    })),
  };
}

/** What so many other parts have is small and everywhere: an icon, a text field. */
const many = 7;

/** Undefined where none of the pages has it, or nobody else. */
function labelOf(roots: ReadonlySet<string>): string | undefined {
  const [page, ...more] = pages.filter((one) => [...roots].some((root) => isPage(root, one)));
  if (page === undefined || roots.size < 2) return undefined;
  const isCalm = [...roots].some((root) => calm.test(root));
  const others = [...roots].filter((root) => !calm.test(root)).length - 1;
  // Only a conversation shares so much with home that it is worth a file of its own.
  const isForAll = more.length > 0 || others >= many || (page !== 'messages' && isCalm);
  if (page === 'messages' && more.length === 0 && isCalm) return 'messages-calm';
  if (isForAll) return isCalm ? 'pages-calm' : 'pages';
  return `${page}-few`;
}

const isPage = (id: string, page: string) => id.endsWith(`/src/pages/${page}/${page}-page.tsx`);

/** By module, the late parts of the app that bring it along by importing it. */
function rootsOfModules(graph: Rolldown.PluginContext): Map<string, Set<string>> {
  const infos = new Map([...graph.getModuleIds()].map((id) => [id, graph.getModuleInfo(id)]));
  const iconFiles = new Map(
    [...infos].flatMap(([id, info]) => (isIconIndex(id) ? iconsIn(id, info?.code) : [])),
  );
  const found = new Map<string, Set<string>>();
  const visit = (id: string, root: string) => {
    const roots = found.get(id) ?? new Set();
    if (roots.has(root)) return;
    found.set(id, roots.add(root));
    const info = infos.get(id);
    for (const imported of info?.importedIds ?? []) {
      if (!isIconIndex(imported)) visit(imported, root);
      else for (const name of iconsNamedBy(info?.code)) visit(iconFiles.get(name) ?? imported, root);
    }
  };
  for (const [id, info] of infos) if (info?.dynamicImporters.length) visit(id, id);
  return found;
}

const isIconIndex = (id: string) => /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

/** The library of icons is imported as a whole: which file has an icon, by each of its names. */
function iconsIn(index: string, code: string | null = ''): [name: string, id: string][] {
  const folder = index.slice(0, index.lastIndexOf('/'));
  return [...(code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.(\/icons\/[^"']+)["']/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((one): [string, string] => [one.trim().split(' ').at(-1) ?? '', folder + file]),
  );
}

function iconsNamedBy(code: string | null = ''): string[] {
  return [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, names = '']) => names.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
}
