import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@kindred/contract/wire/app-routes';
import { servedPath } from '@kindred/contract/wire/served-paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../app-error.ts';
import type { HttpFeature } from './route.ts';

/** Where the build of the web app is, once there is one. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const yearSeconds = 31_536_000;

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
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  const linksOf = await readPageScripts(folder);
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

/**
 * The `Link` header of an address: the scripts of its page, which the build lists by the page's folder. They are on their
 * way before the app asks for them. Undefined for addresses whose page comes with the app.
 */
async function readPageScripts(folder: string): Promise<(path: string) => string | undefined> {
  const text = await readFile(join(folder, '.vite/page-scripts.json'), 'utf8').catch(() => '{}');
  const links = new Map(
    Object.entries(JSON.parse(text) as Record<string, string[]>).map(([page, scripts]) => [
      page,
      scripts.map((script) => `<${script}>; rel=modulepreload; crossorigin`).join(', '),
    ]),
  );
  return (path) => links.get(toFolder(path.split('/')[1] ?? '')) || undefined;
}

/** `creatorOnboarding` → `creator-onboarding`. */
const toFolder = (segment: string) => segment.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Browsers name HTML when they open an address. Who takes anything (previews, monitors, command lines) gets the page
// too, but for what can only be a file; what the server answers itself is no page for anybody.
const file = /^\/assets\/|\.\w+$/;

function takesPage(url: string, accept: string): boolean {
  const [path = ''] = url.split('?');
  if (servedPath.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !file.test(path));
}
