import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findMissingSignals } from './find-signal-problems.ts';
import { nodeStep, root, runStep } from './run-step.ts';

const stamp = path.join(root, '.cache/web-build.sha256');
const sources = [
  'apps/web/{public,src,texts}/**/*',
  'apps/web/{index.html,*.ts,package.json}',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
];

/** Builds apps/web/dist unless it was built from exactly these sources. Throws with the bundler's words. */
export async function buildWeb(options: { force?: boolean; log: (line: string) => void }): Promise<void> {
  const missing = findMissingSignals();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const hash = await hashSources();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  const isFresh = built === hash && existsSync(path.join(root, 'apps/web/dist/index.html'));
  if (isFresh && !options.force) return;
  options.log('Building the web app, once per change.');
  const step = nodeStep('web build', 'node_modules/vite/bin/vite.js', [
    'build',
    'apps/web',
    '--logLevel',
    'warn',
  ]);
  const { passed, output } = await runStep(step);
  if (!passed) throw new Error(output.trim());
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

async function hashSources(): Promise<string> {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}
