import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from './remux-apart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the process that rewrites a video reads its source, writes its target, and nothing else', async () => {
  const [source, target, other] = ['given.mp4', 'kept.mp4', 'secret'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(source, 'source');
  await writeFile(other, 'secret');
  const attempts = {
    'reads the source': `fs.readFileSync(${JSON.stringify(source)})`,
    'writes the target': `fs.writeFileSync(${JSON.stringify(target)}, '')`,
    'writes the source': `fs.writeFileSync(${JSON.stringify(source)}, '')`,
    'reads another file': `fs.readFileSync(${JSON.stringify(other)})`,
    'writes another file': `fs.writeFileSync(${JSON.stringify(other)}, '')`,
    'starts a program': `require('child_process').execFileSync('true')`,
    'starts a thread': `new (require('worker_threads').Worker)('', { eval: true })`,
  };
  const allowed = [];
  for (const [name, code] of Object.entries(attempts)) {
    const words = [...permissions({ source, target }), '-e', code];
    if (await promisify(execFile)(process.execPath, words).catch(() => false)) allowed.push(name);
  }
  expect(allowed).toEqual(['reads the source', 'writes the target']);
});
