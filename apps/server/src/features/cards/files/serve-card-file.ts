import { exportFormats } from '@kindred/contract/cards/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { type MediaLink, readMediaLink } from '../../media/media-link.ts';
import { findDraft } from '../drafts.sql.ts';
import { readCardFields } from '../format/card-fields.ts';
import { parseCard } from '../format/card-text.ts';
import { writeCardFile } from '../format/write-card-file.ts';
import { listCardFiles } from './card-files.sql.ts';
import { readCardFiles } from './card-files.ts';
import { readPortrait } from './read-portrait.ts';

const $ = inputs({ sessionId: 'bigint', userId: 'bigint' });

/** The address of a creator's own card; `as=` is a format of `exportFormats` or `picture`. */
export const cardFilePath = '/v3/api/card/file';

const findOwner = statement(
  { char_id: 'bigint' },
  sql`select c.char_id from sessions s join users u using (user_id) join characters c using (user_id)
    where s.session_id = ${$.sessionId} and s.user_id = ${$.userId}
      and s.revoked_at is null and u.deleted_at is null and c.deleted_at is null
    order by c.char_id limit 1`,
);

/**
 * `GET /v3/api/card/file?v=&as=`: the draft as a file, or its picture. A link belongs to one person, lives five minutes
 * at most, and gives only that person's own card. The browser never renders it as a page.
 */
export function serveCardFile(app: FastifyInstance, context: Context): void {
  app.route<{ Querystring: { v?: unknown; as?: unknown } }>({
    method: 'GET',
    url: cardFilePath,
    schema: { hide: true },
    handler: async (request, reply) => {
      const charId = await ownerOf(context, readMediaLink(context, request.query.v));
      const draft = await findDraft(context.db, charId);
      if (!draft) refuse('notFound');
      const of = { charId, generation: draft.generation };
      if (request.query.as === 'picture') {
        const picture = (await listCardFiles(context.db, of)).find(({ role }) => role === 'picture');
        if (!picture) refuse('notFound');
        const pictureFile = {
          key: picture.key,
          contentType: 'image/webp',
          cacheControl: 'private, no-store',
        };
        return sendFile(request, reply, context.storage, pictureFile);
      }
      const format = exportFormats.find((name) => name === request.query.as) ?? refuse('notFound');
      const files = await readCardFiles(context, of);
      const picture = files.picture ?? (await readPortrait(context, charId));
      const file = await writeCardFile(format, { json: draft.draft, assets: files.assets, picture });
      return reply
        .headers({
          'content-type': file.contentType,
          'content-disposition': `attachment; filename="${fileName(draft.draft)}.${file.extension}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(file.bytes);
    },
  });
}

async function ownerOf({ db }: Context, link: MediaLink | undefined): Promise<string> {
  const row = link && (await findOwner.first(db, link));
  return row?.char_id ?? refuse('notFound');
}

/** Returns a file name that is safe in headers and file systems for every name of a card. */
function fileName(json: string): string {
  const name = readCardFields(parseCard(json))
    .name.replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, 60);
  return /[A-Za-z0-9]/.test(name) ? name : 'card';
}
