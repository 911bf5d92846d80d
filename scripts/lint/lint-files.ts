import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type CodeFile = [file: string, code: string];

/** Lints files with the project's own linter and settings. Returns for each rule the files that break it. */
export async function lintFiles(files: readonly CodeFile[], ...rules: string[]): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-lint-'));
  for (const [file, code] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `${code}\n`);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const words = [oxlint, '-c', path.join(root, 'oxlint.config.ts'), '--format', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return rules.map((rule) => diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename));
}
