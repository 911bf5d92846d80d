import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import { startNginx } from './lib/start-nginx.ts';
import { createWorld, startServerProcess } from './lib/world.ts';

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
