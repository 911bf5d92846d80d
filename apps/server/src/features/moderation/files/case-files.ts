import { caseFileSeconds } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { sealBytes } from '../../../platform/sealing/seal.ts';
import { signedToken } from '../../../platform/signed-token.ts';
import type { CaseKind } from '../cases/case-kind.ts';

const $ = inputs({
  userId: 'bigint',
  kind: 'text',
  subjectId: 'bigint',
  name: 'text',
  fileKey: 'text',
  clientId: 'text',
  now: 'timestamptz',
});

export const caseFilePath = '/v3/api/staff/case-file';

const insertFile = statement(
  { file_id: 'bigint' },
  sql`insert into case_files (user_id, kind, subject_id, name, file_key, client_id, created_at)
    values (${$.userId}, ${$.kind}, ${$.subjectId}, ${$.name}, ${$.fileKey}, ${$.clientId}, ${$.now})
    on conflict (user_id, client_id) do nothing returning file_id`,
);

const listFiles = statement(
  { file_id: 'bigint', name: 'text' },
  sql`select file_id, name from case_files where kind = ${$.kind} and subject_id = ${$.subjectId} order by file_id`,
);

export type NewCaseFile = {
  userId: string;
  kind: CaseKind;
  subjectId: string;
  /** What it shows, from a list of ours. */
  name: string;
  clientId: string;
};

/** A picture as the storage takes it. */
export type SealedPicture = { fileKey: string; bytes: Buffer };

/** Encrypts a picture that only staff see, so that it opens under its own key in the storage alone. */
export async function sealPicture(context: Context, picture: Uint8Array): Promise<SealedPicture> {
  const fileKey = `case-${context.random.token(16)}`;
  return { fileKey, bytes: sealBytes(await getDataKey(context), fileKey, picture) };
}

/** Stores a sealed picture with its row, once per client id; a crash in between leaves a file for the sweep. */
export async function storeCaseFile(
  { storage, clock }: Context,
  tx: Tx,
  file: NewCaseFile,
  { fileKey, bytes }: SealedPicture,
): Promise<void> {
  const inserted = await insertFile.first(tx, { ...file, fileKey, now: clock.now() });
  if (inserted) await storage.put(fileKey, bytes);
}

export const caseFileTokens = signedToken('case file', ['fileId', 'caseId', 'staffId']);

/** The pictures of a case, with addresses that open them for this member of the staff for five minutes. */
export async function listCaseFiles(
  context: Context,
  { kind, subjectId, ...claims }: { kind: CaseKind; subjectId: string; caseId: string; staffId: string },
): Promise<StaffCase['files']> {
  const until = new Date(context.clock.now().getTime() + caseFileSeconds * 1000);
  const rows = await listFiles.all(context.db, { kind, subjectId });
  return rows.map(({ file_id, name }) => ({
    file_id,
    name,
    url: `${caseFilePath}?token=${caseFileTokens.sign(context, { ...claims, fileId: file_id }, until)}`,
  }));
}
