import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '../../../embedded-postgres/stop-with-parent.ts';
import { freePort } from '../app/free-port.ts';
import { findProgram } from './find-program.ts';
import { programs } from './programs.ts';

/**
 * Starts a real nginx on a free port of all loopback addresses, in front of `upstream`, configured as in the README;
 * installs it when it is missing. `media` are files that it sends when the server says so.
 */
export async function startNginx(
  upstream: string,
  media?: { prefix: string; folder: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = findProgram(programs.nginx);
  const root = await mkdtemp(join(tmpdir(), 'kindred-nginx-'));
  const port = await freePort();
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(root, 'nginx.conf'),
    `worker_processes 1; daemon off; user root; pid ${root}/nginx.pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
  server {
    listen 0.0.0.0:${port};
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
    }
    ${media ? mediaLocation(media) : ''}
  }
}`,
  );
  const [command, ...args] = stopWithParent([program, '-c', join(root, 'nginx.conf'), '-p', root]);
  const child = spawn(command, args, { stdio: 'ignore' });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await sleep(20);
  }
  return {
    port,
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(root, { recursive: true, force: true });
    },
  };
}

const mediaLocation = ({ prefix, folder }: { prefix: string; folder: string }) => `location ${prefix} {
      internal;
      alias ${folder}/;
      add_header X-Content-Type-Options nosniff;
      add_header Content-Security-Policy "default-src 'none'; sandbox";
    }`;

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
