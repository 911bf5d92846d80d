import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { exportFilePath, readExportToken } from './export-link.ts';
import { findExport } from './exports.sql.ts';

/** Serves the file of an export to who has its address, until it expires or the account goes. */
export function serveExport(app: FastifyInstance, context: Context): void {
  app.route<{ Querystring: { token?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: exportFilePath,
    schema: { hide: true },
    handler: async (request, reply) => {
      const exportId = readExportToken(context, request.query.token);
      const row = exportId && (await findExport.first(context.db, { exportId }));
      if (!row || !row.file_key) return refuse('notFound');
      const date = row.created_at.toISOString().slice(0, 10);
      return sendFile(
        request,
        reply
          .header('content-disposition', `attachment; filename="kindred-${date}.zip"`)
          .header('referrer-policy', 'no-referrer'),
        context.storage,
        { key: row.file_key, contentType: 'application/zip', cacheControl: 'private, no-store' },
      );
    },
  });
}
