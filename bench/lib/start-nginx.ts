import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './world.ts';

/** Debian's nginx with one worker that serves the files of a folder of its own. */
export async function startNginx(): Promise<{ port: number; root: string; stop: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'kindred-nginx-'));
  const port = await freePort();
  const config = `worker_processes 1; daemon off; pid ${root}/nginx.pid; error_log stderr;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
  server { listen 127.0.0.1:${port}; root ${root}; } }`;
  await writeFile(join(root, 'nginx.conf'), config);
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(root, 'nginx.conf'), '-p', root, '-g', 'user root;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
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
