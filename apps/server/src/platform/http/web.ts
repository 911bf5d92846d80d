import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@kindred/contract/wire/app-routes';
import { servedPath } from '@kindred/contract/wire/served-paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../app-error.ts';
import { readPageLinks } from './page-links.ts';
import type { HttpFeature } from './route.ts';

/** Where the build of the web app is, once there is one. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const yearSeconds = 31_536_000;

/** Rules that browsers follow for documents alone. A page has a dozen of files, and each would carry them, unpacked. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export const webFeature: HttpFeature = { plugin: (app) => serveWeb(app, webFolder) };

/** The built web app: hashed assets forever, every address that is no file and no call gets index.html, those that the app does not have with 404. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(() => refuse('notFound'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    // The build leaves them beside the files.
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      if (isHashed) for (const name of ofDocuments) reply.raw.removeHeader(name);
    },
  });
  const linksOf = await readPageLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const wantsPage = method === 'GET' || method === 'HEAD';
    if (!wantsPage || !takesPage(url, headers.accept ?? '*/*')) refuse('notFound');
    const [path = ''] = url.split('?');
    const links = linksOf(path);
    if (links) reply.header('link', links);
    // The app itself says that there is nothing; what reads no pages reads the status.
    return reply.code(isAppPath(path) ? 200 : 404).sendFile('index.html');
  });
}

// Browsers name HTML when they open an address. Who takes anything (previews, monitors, command lines) gets the page
// too, but for what can only be a file; what the server answers itself is no page for anybody.
const file = /^\/assets\/|\.\w+$/;

function takesPage(url: string, accept: string): boolean {
  const [path = ''] = url.split('?');
  if (servedPath.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !file.test(path));
}
