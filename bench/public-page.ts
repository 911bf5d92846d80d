import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import { createWorld, freePort, startServerProcess } from './lib/world.ts';

const connections = 32;
const seconds = 4;
const rounds = 3;

/** A creator's public page against nginx, one worker, that serves the same bytes from a file. */
export async function measurePublicPage(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum: 20 });
  const server = await startServerProcess(world);
  const nginx = await startNginx();
  try {
    await growPosts(world, 1_000);
    const path = '/@creator_1';
    await writeFile(join(nginx.root, 'page.html'), await bodyOf(server.port, path));
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await perSecond(nginx.port, '/page.html'));
      ours.push(await perSecond(server.port, path));
    }
    return [
      {
        name: 'public pages per second / nginx with the same bytes',
        value: percentile(ours, 0.5) / percentile(theirs, 0.5),
        limit: { min: 0.5 },
      },
      { name: 'public pages per second', value: percentile(ours, 0.5) },
      { name: 'nginx per second', value: percentile(theirs, 0.5) },
    ];
  } finally {
    await nginx.stop();
    await server.stop();
    await world.close();
  }
}

async function perSecond(port: number, path: string): Promise<number> {
  const plain = httpGet(path, 'none').replace('\r\n\r\n', '\r\nAccept-Encoding: identity\r\n\r\n');
  const result = await load({ port, connections, seconds, nextRequest: () => plain, mustContain: '</html>' });
  if (result.failures > 0) throw new Error(`${result.failures} requests of ${path} failed`);
  return result.perSecond;
}

function bodyOf(port: number, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Debian's nginx in a folder of its own. */
async function startNginx(): Promise<{ port: number; root: string; stop: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'kindred-nginx-'));
  const port = await freePort();
  const config = `worker_processes 1; daemon off; pid ${root}/nginx.pid; error_log stderr;
events { worker_connections 512; }
http { access_log off; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
  server { listen 127.0.0.1:${port}; root ${root}; } }`;
  await writeFile(join(root, 'nginx.conf'), config);
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(root, 'nginx.conf'), '-p', root, '-g', 'user root;'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const failed = new Promise<never>((_, reject) =>
    child.once('error', () => reject(new Error('This bench needs nginx: apt-get install nginx'))),
  );
  await Promise.race([sleep(500), failed]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    root,
    stop: async () => {
      child.kill();
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}
