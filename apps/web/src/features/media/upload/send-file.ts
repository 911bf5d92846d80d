import { mediaIdHeader, partBytes, transferPath } from '@kindred/contract/media/limits';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { noAnswer } from '../../../lib/call/call-errors.ts';
import { accept } from '../../../lib/call/call-transport.ts';
import { openEnvelope } from '../../../lib/call/envelope.ts';
import { requestHeaders } from '../../../lib/call/http-request.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { getSession } from '../../../lib/storage/session.ts';
import { deleteUploadAddress, findUploadAddress, storeUploadAddress } from './upload-address.ts';

export type SentFile = {
  /** Names the upload, so that a repeat is known. */
  id: string;
  file: Blob;
  name: string;
  type: string;
  /** The picture that stands for a clip, uploaded before. */
  posterId?: string | undefined;
};

type SendOptions = {
  signal?: AbortSignal | undefined;
  /** The part that is on its way, 0 to 1. */
  onProgress: (part: number) => void;
};

/** Longer than a server needs to start again, and than a killed one keeps an upload to itself. */
const retryDelays = [500, 1000, 2000, 3000, 5000, 8000, 8000];

/**
 * Sends a file in parts (tus 1.0) and returns the id of its media. Goes on where an earlier attempt ended, also after a
 * reload. An abort keeps what has come. Throws as a call does.
 */
export async function sendFile(upload: SentFile, { signal, onProgress }: SendOptions): Promise<string> {
  const { Upload } = await import('tus-js-client');
  signal?.throwIfAborted();
  const { token } = getSession();
  const headers = requestHeaders({ token, language: currentLanguage() });
  return new Promise((resolve, reject) => {
    const sender = new Upload(upload.file, {
      ...describe(upload),
      headers: Object.fromEntries(headers),
      onUploadUrlAvailable: () => storeUploadAddress(upload.id, sender.url ?? ''),
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: ({ lastResponse }) => {
        deleteUploadAddress(upload.id);
        resolve(lastResponse.getHeader(mediaIdHeader) ?? '');
      },
      onError: (error) => void faultOf(error, token).then(reject, reject),
    });
    const stop = () => {
      void sender.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    sender.start();
  });
}

function describe({ id, name, type, posterId }: SentFile): UploadOptions {
  return {
    endpoint: transferPath,
    uploadUrl: findUploadAddress(id) ?? null,
    chunkSize: partBytes,
    retryDelays,
    storeFingerprintForResuming: false,
    metadata: { filename: name, filetype: type, client_id: id, ...(posterId && { poster: posterId }) },
  };
}

/** Throws what a call would have thrown for this answer. */
async function faultOf(error: Error | DetailedError, token: string | null): Promise<unknown> {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer || answer.getStatus() === 0) return noAnswer();
  const status = answer.getStatus();
  const type = answer.getHeader('content-type') ?? 'application/json';
  const response = new Response(answer.getBody(), { status, headers: { 'content-type': type } });
  await accept({ url: transferPath, init: {}, token }, response);
  return openEnvelope(await response.text(), { status, requestId: null, token });
}

/** Ends an upload for good: the server may forget what has come. */
export async function forgetUpload(id: string): Promise<void> {
  const url = findUploadAddress(id);
  if (url === undefined) return;
  deleteUploadAddress(id);
  const headers = requestHeaders({ token: getSession().token, language: currentLanguage() });
  headers.set('tus-resumable', '1.0.0');
  // What stays is gone after a day.
  await fetch(url, { method: 'DELETE', headers }).catch(() => undefined);
}
