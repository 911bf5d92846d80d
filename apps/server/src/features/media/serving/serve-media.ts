import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { bearerToken } from '../../../platform/http/register-route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { mediaLinkToken, readMediaLink } from '../media-link.ts';
import { listStreams } from './list-streams.ts';
import { type MediaRequest, mediaRights } from './media-rights.ts';
import { playlistType, writeMaster, writeMedia } from './write-playlist.ts';

const yearSeconds = 31_536_000;
const playlist = /^(master|mp4)\.m3u8$/;

type MediaRoute = { Params: { key: string; variant: string }; Querystring: { v?: unknown } };
type FindFile = ReturnType<typeof mediaRights>;

/**
 * Serves `GET|HEAD /media/:key/:variant?v=`: `w<pixels>` for pictures and posters, `mp4` for clips, `master.m3u8` and
 * `mp4.m3u8` for packaged videos. A forbidden file answers like a missing file. No cache stores private files, not
 * even the viewer's own, because they must disappear with the right to them.
 */
export function serveMedia(app: FastifyInstance, context: Context): void {
  const findFile = mediaRights(context);
  const { storage, config } = context;
  app.route<MediaRoute>({
    method: ['GET', 'HEAD'],
    url: '/media/:key/:variant',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { key, variant } = request.params;
      if (!/^[A-Za-z0-9_-]{22}$/.test(key)) refuse('notFound');
      if (playlist.test(variant)) return sendPlaylist(context, findFile, request, reply);
      if (!/^(w[0-9]{1,5}|mp4)$/.test(variant)) refuse('notFound');
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

/**
 * Sends a playlist to viewers who may have the video's file. Its addresses carry the link of the request; a
 * session (`Authorization`) gets the link of now, so that a player goes on beyond the end of the earlier one.
 */
async function sendPlaylist(
  context: Context,
  findFile: FindFile,
  request: FastifyRequest<MediaRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key, variant } = request.params;
  const link = await findLink(context, request);
  const file = await findFile({ key, width: null, link });
  const streams = file ? await listStreams(context.db, key) : [];
  // What is not one of our links may be anything, also lines of a playlist.
  const query = readMediaLink(context, link) ? `?v=${link}` : '';
  const stream = streams.find((candidate) => `${candidate.variant}.m3u8` === variant);
  if (!stream && (variant !== 'master.m3u8' || streams.length === 0)) refuse('notFound');
  reply.headers({
    'content-type': playlistType,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.send(stream ? writeMedia(stream, query) : writeMaster(streams, query));
}

async function findLink(
  context: Context,
  request: FastifyRequest<MediaRoute>,
): Promise<MediaRequest['link']> {
  const token = bearerToken(request);
  const viewer = token === '' ? undefined : await context.authenticate(token);
  return viewer ? mediaLinkToken(context, viewer) : request.query.v;
}
