import type { Plugin, Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const pages = ['character', 'messages', 'discover'];
/** What comes to home by itself, once it is calm. */
const calm =
  /\/src\/(app\/(realtime|updates|shell\/side-panel\/side-panel-content)|ui\/overlay\/loaded-|features\/feed\/(pull-to-refresh|for-you-end))/;

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
    groups: [
      ...labels.map((label) => ({
        name: `with-${label}`,
        test: (id: string) => labelOfModule.get(id) === label,
        priority: 1,
      })),
      { name: 'icons', test: icons, minShareCount: 2, priority: 2 },
    ],
  };
}

/** What so many other parts have is small and everywhere: an icon, a text field. */
const many = 7;

/** Undefined where none of the pages has it, or nobody else. */
function labelOf(roots: ReadonlySet<string>): string | undefined {
  const [page, ...more] = pages.filter((pageName) => [...roots].some((root) => isPage(root, pageName)));
  if (page === undefined || roots.size < 2) return undefined;
  const isCalm = [...roots].some((root) => calm.test(root));
  const others = [...roots].filter((root) => !calm.test(root)).length - 1;
  // Only a conversation shares so much with home that it is worth a file of its own.
  const isForAll = more.length > 0 || others >= many || (page !== 'messages' && isCalm);
  if (page === 'messages' && more.length === 0 && isCalm) return 'messages-calm';
  if (isForAll) return isCalm ? 'pages-calm' : 'pages';
  return `${page}-few`;
}

/** Imported as a whole, so nothing says which file uses which. */
const icons = /\/node_modules\/lucide-react\//;

const isPage = (id: string, page: string) => id.endsWith(`/src/pages/${page}/${page}-page.tsx`);

function rootsOfModules(graph: Rolldown.PluginContext): Map<string, Set<string>> {
  const infos = new Map([...graph.getModuleIds()].map((id) => [id, graph.getModuleInfo(id)]));
  const rootsById = new Map<string, Set<string>>();
  const visit = (id: string, root: string) => {
    const roots = rootsById.get(id) ?? new Set();
    if (roots.has(root)) return;
    rootsById.set(id, roots.add(root));
    for (const imported of infos.get(id)?.importedIds ?? []) if (!icons.test(imported)) visit(imported, root);
  };
  for (const [id, info] of infos) if (info?.dynamicImporters.length) visit(id, id);
  return rootsById;
}
