import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { sql, statement } from '../../platform/db/sql.ts';
import { readPageLinks } from '../../platform/http/page-links.ts';
import { webFolder } from '../../platform/http/web.ts';
import { publicImageSql } from '../media/media.present.ts';
import { type PublicCharacter, withPreview } from './character-preview.ts';
import { idOrHandle, namedCharId } from './id-or-handle.ts';

// Called without a session: selects only what every visitor may know.
const findPublicCharacter = statement(
  { name: 'text', tagline: 'text', handle: 'text', banner: 'text', avatar: 'text' },
  sql`select c.name, c.tagline, c.char_unique_id as handle,
      ${publicImageSql(sql`c.banner_media_id`, 'large')} as banner,
      ${publicImageSql(sql`c.avatar_media_id`, 'large')} as avatar
    from characters c join users u on u.user_id = c.user_id
    where c.char_id = ${namedCharId} and c.deleted_at is null and u.deleted_at is null`,
);

/**
 * Answers `/character/{id or handle}` with the app's page, with the tags of a link preview when the character exists.
 * Programs that make previews run no script and often accept any type, so everyone gets the same page.
 */
export function serveCharacterPage(app: FastifyInstance, context: Context, folder = webFolder): void {
  app.get<{ Params: { charId: string } }>(
    '/character/:charId',
    { schema: { hide: true } },
    async (request, reply) => {
      const { charId } = request.params;
      const page = await readPage(folder);
      const links = (await readPageLinks(folder))('/character');
      const character = await findCharacter(context, charId);
      if (links) reply.header('link', links);
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(character ? withPreview(page, character.preview, character.url) : page);
    },
  );
}

async function findCharacter(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  charIdOrHandle: string,
): Promise<{ preview: PublicCharacter; url: string } | undefined> {
  const row = await findPublicCharacter.first(db, idOrHandle(charIdOrHandle));
  if (!row) return undefined;
  const { banner, avatar, ...texts } = row;
  const preview = { ...texts, banner: absolute(banner, publicUrl), avatar: absolute(avatar, publicUrl) };
  return { preview, url: `${publicUrl()}/@${row.handle}` };
}

const absolute = (address: string, publicUrl: () => string) => address && publicUrl() + address;

/** Reads the page every time, because a release changes it under a running server. */
async function readPage(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8');
  } catch {
    return refuse('notFound');
  }
}
