import { call } from '../../lib/call/call.ts';

/** Fetches a month's statement and hands it to the browser as a file. */
export async function downloadStatement(month: string, format: 'pdf' | 'csv'): Promise<void> {
  const { filename, content_type, content_base64 } = await call('getStatementFile', { month, format });
  const bytes = Uint8Array.from(atob(content_base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
