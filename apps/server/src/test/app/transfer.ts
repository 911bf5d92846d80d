import { randomUUID } from 'node:crypto';
import { transferPath } from '@kindred/contract/media/limits';

export type Sender = { origin: string; token: string };
type PartAnswer = { status: number; offset: number; mediaId: string | null };

const base64 = (text: string) => Buffer.from(text).toString('base64');

function tus(
  { origin, token }: Sender,
  method: string,
  path: string,
  init: { headers?: object; body?: Buffer } = {},
) {
  return fetch(new URL(path, origin), {
    method,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...init.headers },
    ...(init.body && { body: new Uint8Array(init.body) }),
  });
}

/** Opens an upload in parts, as a tus client does. */
export async function openTransfer(
  sender: Sender,
  bytes: number | string,
  metadata: Record<string, string> = {},
): Promise<{ status: number; path: string; mediaId: string | null }> {
  const described = { filename: 'a.mp4', filetype: 'video/mp4', client_id: randomUUID(), ...metadata };
  const words = Object.entries(described).map(([name, value]) => `${name} ${base64(value)}`);
  const headers = { 'upload-length': String(bytes), 'upload-metadata': words.join(',') };
  const answer = await tus(sender, 'POST', transferPath, { headers });
  const path = answer.headers.get('location') ?? '';
  return { status: answer.status, path, mediaId: answer.headers.get('x-media-id') };
}

const read = ({ status, headers }: Response): PartAnswer => ({
  status,
  offset: Number(headers.get('upload-offset') ?? -1),
  mediaId: headers.get('x-media-id'),
});

export async function sendPart(
  sender: Sender,
  path: string,
  offset: number | string,
  body: Buffer,
): Promise<PartAnswer> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return read(await tus(sender, 'PATCH', path, { headers, body }));
}

export async function findOffset(sender: Sender, path: string): Promise<PartAnswer> {
  return read(await tus(sender, 'HEAD', path));
}

export async function endTransfer(sender: Sender, path: string): Promise<number> {
  return (await tus(sender, 'DELETE', path)).status;
}

/** Sends a whole file in parts of `partBytes`; returns the id of its media. */
export async function transferFile(
  sender: Sender,
  file: Buffer,
  { partBytes = file.length, metadata = {} }: { partBytes?: number; metadata?: Record<string, string> } = {},
): Promise<string> {
  const { path } = await openTransfer(sender, file.length, metadata);
  let last: PartAnswer = { status: 0, offset: 0, mediaId: null };
  while (last.offset < file.length) {
    last = await sendPart(sender, path, last.offset, file.subarray(last.offset, last.offset + partBytes));
    if (last.status !== 204) throw new Error(`a part was answered with ${last.status}`);
  }
  return last.mediaId ?? '';
}
