import { buffer } from 'node:stream/consumers';
import type { StaffQueue } from '@kindred/contract/moderation/limits';
import type { StaffRole } from '@kindred/contract/users/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { unsealBytes } from '../../../platform/sealing/seal.ts';
import { requireQueue } from '../cases/staff.ts';
import { caseFilePath, caseFileTokens } from './case-files.ts';

const $ = inputs({ fileId: 'bigint', caseId: 'bigint', staffId: 'bigint', now: 'timestamptz' });

const findFile = statement(
  {
    file_key: 'text',
    name: 'text',
    queue: as<StaffQueue>('text'),
    role: as<StaffRole>('text'),
    nickname: 'text',
  },
  sql`select f.file_key, f.name, s.queue, u.role, u.nickname
    from case_files f join staff_cases s on s.kind = f.kind and s.subject_id = f.subject_id
      join users u on u.user_id = ${$.staffId} and u.deleted_at is null
    where f.file_id = ${$.fileId} and s.case_id = ${$.caseId}`,
);

const logLook = statement(
  {},
  sql`insert into staff_events (case_id, queue, actor_id, actor_name, action, note, created_at)
    select s.case_id, s.queue, u.user_id, u.nickname, 'look', f.name, ${$.now}
    from staff_cases s, users u, case_files f
    where s.case_id = ${$.caseId} and u.user_id = ${$.staffId} and f.file_id = ${$.fileId}`,
);

/** Serves a picture of a case to the member of the staff for whom its address was made, and logs the look. */
export function serveCaseFiles(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { token?: unknown } }>(
    caseFilePath,
    { schema: { hide: true } },
    async (request, reply) => {
      const claims = caseFileTokens.read(context, request.query.token);
      const file = claims && (await findFile.first(context.db, claims));
      if (!claims || !file) return refuse('notFound');
      requireQueue({ staffRole: file.role }, file.queue);
      const size = await context.storage.size(file.file_key);
      if (size === undefined) return refuse('notFound');
      const sealed = await buffer(context.storage.read(file.file_key, 0, size - 1));
      const picture = unsealBytes(await getDataKey(context), file.file_key, sealed);
      await logLook.run(context.db, { ...claims, now: context.clock.now() });
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(picture);
    },
  );
}
