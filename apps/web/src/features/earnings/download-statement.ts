import { call } from '../../lib/call/call.ts';
import { saveFile } from '../../lib/format/save-file.ts';

/** Fetches a month's statement and hands it to the browser as a file. */
export async function downloadStatement(month: string, format: 'pdf' | 'csv'): Promise<void> {
  saveFile(await call('getStatementFile', { month, format }));
}
