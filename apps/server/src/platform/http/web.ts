import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@kindred/contract/all/app-routes';
import { servedPath } from '@kindred/contract/wire/served-paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../app-error.ts';
import { readPageLinks } from './page-links.ts';
import type { HttpFeature } from './route.ts';

/** The folder of the web app's build, which may be missing. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const yearSeconds = 31_536_000;

/** Headers that browsers apply only to documents. A page has a dozen files, and headers are sent uncompressed. */
const documentHeaders = [
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

/**
 * Serves the built web app: hashed assets are cached forever; every address that is neither a file nor a call gets
 * index.html, with status 404 when the app has no such page.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(() => refuse('notFound'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    // The build writes them beside the files.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      if (isHashed) for (const name of documentHeaders) reply.raw.removeHeader(name);
    },
  });
  const linksOf = await readPageLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const wantsPage = method === 'GET' || method === 'HEAD';
    if (!wantsPage || !acceptsPage(url, headers.accept ?? '*/*')) refuse('notFound');
    const [path = ''] = url.split('?');
    const links = linksOf(path);
    if (links) reply.header('link', links);
    // The app shows that the page is missing; clients that show no pages read the status.
    return reply.code(isAppPath(path) ? 200 : 404).sendFile('index.html');
  });
}

// Browsers accept HTML when they open an address. Clients that accept anything (previews, monitors, command lines)
// get the page too, except for addresses of files and those that the server answers itself.
const filePath = /^\/assets\/|\.\w+$/;

function acceptsPage(url: string, accept: string): boolean {
  const [path = ''] = url.split('?');
  if (servedPath.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !filePath.test(path));
}
