import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { mediaRights } from './media-rights.ts';

const yearSeconds = 31_536_000;

/**
 * Serves `GET|HEAD /media/:key/:variant?v=`: `w<pixels>` for pictures and posters, `mp4` for clips. A forbidden file
 * answers like a missing file. No cache stores private files, not even the viewer's own, because they must disappear
 * with the right to them.
 */
export function serveMedia(app: FastifyInstance, context: Context): void {
  const findFile = mediaRights(context);
  const { storage, config } = context;
  app.route<{ Params: { key: string; variant: string }; Querystring: { v?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key/:variant',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { key, variant } = request.params;
      if (!/^[A-Za-z0-9_-]{22}$/.test(key) || !/^(w[0-9]{1,5}|mp4)$/.test(variant)) refuse('notFound');
      const width = variant === 'mp4' ? null : Number(variant.slice(1));
      const file = await findFile({ key, width, link: request.query.v });
      if (!file) refuse('notFound');
      return sendFile(request, reply, storage, {
        key: file.storageKey,
        size: file.size,
        contentType: file.contentType,
        cacheControl: file.isPublic ? `public, max-age=${yearSeconds}, immutable` : 'private, no-store',
        accelPrefix: config.mediaAccelPrefix,
      });
    },
  });
}
