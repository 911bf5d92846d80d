import { refusals } from '@kindred/contract/wire/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { errorText } from './error-text.ts';
import { uploadCall } from './upload-call.ts';

/** An upload that is answered at once. */
function stubUploads(status: number, responseText: string, headers: Record<string, string>): void {
  class StubbedUpload {
    upload = {};
    status = status;
    responseText = responseText;
    onload?: () => void;
    onloadend?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader = (name: string) => headers[name] ?? null;
    send() {
      this.onload?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedUpload);
}

afterEach(() => vi.unstubAllGlobals());

const reasonOf = () =>
  uploadCall(
    'uploadMedia',
    { client_id: 'abcdefgh12345678' },
    { files: { file: new Blob(['x']) }, onProgress: () => {} },
  ).then(
    () => '',
    (error: unknown) => errorText(error),
  );

test('an upload for which the server has no room is refused in these words, not as a server that is away', async () => {
  const { code, msg, status } = refusals.diskFull;
  stubUploads(status, JSON.stringify({ code, msg, data: null }), { 'content-type': 'application/json' });
  expect(await reasonOf()).toBe(msg);
});

test('an upload that something in front of the server answers is told as a server that is away', async () => {
  stubUploads(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
  expect(await reasonOf()).toMatch(/can’t be reached/);
});
