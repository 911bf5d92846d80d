import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import { refuse } from '../app-error.ts';

/** Where the build of the web app is, once there is one. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const yearSeconds = 31_536_000;

export const webFeature: Feature = { plugin: (app) => serveWeb(app, webFolder) };

/** The built web app: hashed assets forever, every address that is no file and no call gets index.html. */
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
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) refuse('notFound');
    return reply.sendFile('index.html');
  });
}
