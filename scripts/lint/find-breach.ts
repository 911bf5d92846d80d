import path from 'node:path';
import { layers, rungs } from '../../ladder.js';

type Workspace = 'contract' | 'server' | 'web';
type Place = { workspace: Workspace; layer: string; feature: string | undefined; file: string };

const sources: Record<Workspace, string> = {
  contract: 'packages/contract/src/',
  server: 'apps/server/src/',
  web: 'apps/web/src/',
};

const server = 'apps/server/';

// Rooms of the server beside its src, and the files of src that may know them. Tests may, too.
const besideSrc: Record<string, string[]> = {
  demo: ['src/app.ts', 'src/create-context.ts', 'src/start-server.ts'],
  'embedded-postgres': ['src/start-server.ts'],
};

// Records of what the product's layers share. They name lower things only, so every layer above the platform may know them.
const openFiles = ['context', 'config', 'domain-event', 'feature', 'hooks', 'route', 'viewer'].map(
  (name) => `apps/server/src/${name}.ts`,
);

/**
 * Says in one sentence which wall of the ladder an import breaks, or undefined when it may stand.
 * `importer` is a path from the root with forward slashes, `specifier` what the import statement says.
 */
export function findBreach(importer: string, specifier: string): string | undefined {
  const from = locate(importer);
  if (from === undefined) return undefined;
  if (!specifier.startsWith('.')) return packageBreach(from, specifier);
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(importer), specifier));
  const to = locate(target);
  if (to?.workspace !== from.workspace) return outsideBreach(from, target);
  if (isTestOf(from, to) || (openFiles.includes(target) && from.layer !== 'platform')) return undefined;
  if (from.layer in besideSrc || to.layer in besideSrc) return besideBreach(from, to);
  return layerBreach(from, to) ?? featureBreach(from, to);
}

function packageBreach(from: Place, specifier: string): string | undefined {
  if (/^@kindred\/(server|web)(\/|$)/.test(specifier)) return 'An app is imported by nobody.';
  const isOwn = specifier === 'zod' || specifier.startsWith('@kindred/contract/');
  if (from.workspace !== 'contract' || isOwn || isTestFile(from.file)) return undefined;
  return `The contract is plain data for both sides: it imports zod and itself, not ${specifier}.`;
}

function outsideBreach(from: Place, target: string): string | undefined {
  if (from.workspace === 'contract') return `The contract imports nothing outside itself, so not ${target}.`;
  if (target.startsWith('packages/contract/')) return 'Import the contract by its name, @kindred/contract/….';
  return `The ${from.workspace} imports nothing outside itself but packages, so not ${target}.`;
}

function besideBreach(from: Place, to: Place): string | undefined {
  if (from.layer === to.layer) return undefined;
  const importers = besideSrc[to.layer];
  if (importers === undefined) {
    return from.layer === 'demo' ? undefined : `${from.layer} imports packages only, so not ${to.file}.`;
  }
  const isOfTests = isTestFile(from.file) || from.file.startsWith(`${sources.server}test/`);
  if (isOfTests || importers.some((file) => from.file === server + file)) return undefined;
  return `${to.layer} is imported by ${importers.join(', ')} and tests only.`;
}

function layerBreach(from: Place, to: Place): string | undefined {
  const order = orderOf(from.workspace);
  if (order.indexOf(to.layer) <= order.indexOf(from.layer)) return undefined;
  return `${from.layer} is below ${to.layer} and must not know it: ${order.join(' < ')}.`;
}

function featureBreach(from: Place, to: Place): string | undefined {
  if (from.feature === undefined || to.feature === undefined || from.feature === to.feature) return undefined;
  const [own, other] = [rungOf(from.feature), rungOf(to.feature)];
  if (own === 0) return `Feature ${from.feature} has no rung in ladder.js.`;
  if (other === 0) return `Feature ${to.feature} has no rung in ladder.js.`;
  if (other < own) return undefined;
  return `${from.feature} (rung ${own}) must not know ${to.feature} (rung ${other}): news travels up only as events.`;
}

function locate(file: string): Place | undefined {
  for (const room of Object.keys(besideSrc)) {
    if (file.startsWith(`${server}${room}/`))
      return { workspace: 'server', layer: room, feature: undefined, file };
  }
  for (const [workspace, source] of Object.entries(sources) as [Workspace, string][]) {
    if (!file.startsWith(source)) continue;
    const [first = '', second] = file.slice(source.length).split('/');
    const isLayer = orderOf(workspace).includes(first) && second !== undefined;
    // The contract's features stand beside wire/ and all/.
    if (workspace === 'contract' && !isLayer) return { workspace, layer: 'features', feature: first, file };
    const layer = isLayer ? first : top(workspace);
    return { workspace, layer, feature: layer === 'features' ? second : undefined, file };
  }
  return undefined;
}

function orderOf(workspace: Workspace): string[] {
  return layers[workspace];
}

// Files beside the layers (main.ts, test/) put everything together, like the highest layer.
function top(workspace: Workspace): string {
  return orderOf(workspace).at(-1) ?? '';
}

/** Counted from 1 as in the prose; 0 for a name the ladder does not have. */
function rungOf(feature: string): number {
  return rungs.findIndex((rung) => rung.includes(feature)) + 1;
}

function isTestOf(from: Place, to: Place): boolean {
  return isTestFile(from.file) && to.file.startsWith(`${sources[to.workspace]}test/`);
}

function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
