import { spawn } from 'node:child_process';
import path from 'node:path';
import { stopWithParent } from '../../apps/server/embedded-postgres/stop-with-parent.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string> };
export type StepResult = { name: string; passed: boolean; output: string; seconds: number };

/** A step that runs a script or the program of an installed package. */
export function nodeStep(name: string, file: string, args: string[] = []): Step {
  return { name, command: process.execPath, args: [path.join(root, file), ...args] };
}

/**
 * Runs a step from the root with nothing on its stdin; `live` also shows its words while it runs. It ends with us, also
 * when we are killed.
 */
export function runStep(
  { name, command, args, env }: Step,
  options: { live?: boolean } = {},
): Promise<StepResult> {
  const started = performance.now();
  const [program, ...words] = stopWithParent([command, ...args]);
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (options.live) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) => {
    const end = (passed: boolean, output: string) =>
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0, Buffer.concat(chunks).toString()));
  });
}

/** One line per step, and below a failed one what it said. */
export function printStep({ name, passed, output, seconds }: StepResult): void {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '      '));
}
