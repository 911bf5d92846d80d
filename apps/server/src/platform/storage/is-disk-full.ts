/** PostgreSQL's `disk_full`. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True for a write that found no room: on the disk, within the quota of the server's own account, or in the database. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has((error as { code?: string } | null)?.code ?? '');
}
