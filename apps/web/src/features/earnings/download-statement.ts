import { call } from '../../lib/call/call.ts';
import { saveFile } from '../../lib/format/save-file.ts';

export async function downloadStatement(month: string, format: 'pdf' | 'csv'): Promise<void> {
  saveFile(await call('getStatementFile', { month, format }));
}
