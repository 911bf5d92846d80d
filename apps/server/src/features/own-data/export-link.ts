import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';

const tokens = signedToken('data export', ['exportId']);

export const exportFilePath = '/v3/api/user/export/file';

/** Returns the address of an export's file, which opens it without a session until it expires. */
export function exportUrl(context: Pick<Context, 'secret'>, exportId: string, expiresAt: Date): string {
  return `${exportFilePath}?token=${tokens.sign(context, { exportId }, expiresAt)}`;
}

/** Returns the number of the export; undefined when the address is invalid or expired. */
export function readExportToken(
  context: Pick<Context, 'secret' | 'clock'>,
  token: unknown,
): string | undefined {
  return tokens.read(context, token)?.exportId;
}
