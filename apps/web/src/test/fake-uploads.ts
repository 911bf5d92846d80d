import { mediaIdHeader, transferPath } from '@kindred/contract/media/limits';
import { vi } from 'vitest';

type Headers = Record<string, string>;

/** A part of a file on its way, which the test answers. */
export type FakePart = {
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void };
  /** The name of the upload. */
  clientId: string;
  /** Takes the part: the file is whole, and has this id. */
  take: (mediaId: string) => void;
  refuse: (status: number, body: { code: number; msg: string; data: unknown }) => void;
  lose: () => void;
};

/** Stands for the sender of large bodies. Returns the parts of files in the order in which they were sent. */
export function stubUploads(): FakePart[] {
  const parts: FakePart[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    fakeSender((part) => parts.push(part)),
  );
  return parts;
}

/** A request of a tus client (XMLHttpRequest, as far as the client uses it). `onPart` gets each part of a file. */
function fakeSender(onPart: (part: FakePart) => void) {
  return class implements FakePart {
    upload: FakePart['upload'] = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    clientId = '';
    method = '';
    size = 0;
    sent: Headers = {};
    received: Headers = {};
    open(method: string, url: string) {
      this.method = method;
      this.clientId = new URL(url, location.href).pathname.slice(transferPath.length + 1);
    }
    setRequestHeader(name: string, value: string) {
      this.sent[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string) {
      return this.received[name.toLowerCase()] ?? null;
    }
    send(body?: Blob) {
      this.size = body?.size ?? 0;
      if (this.method === 'PATCH') onPart(this);
      else queueMicrotask(() => this.openOrFind());
    }
    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
    take(mediaId: string) {
      const offset = Number(this.sent['upload-offset']) + this.size;
      this.end(204, { 'upload-offset': String(offset), [mediaIdHeader]: mediaId });
    }
    refuse(status: number, body: { code: number; msg: string; data: unknown }) {
      this.responseText = JSON.stringify(body);
      this.end(status, { 'content-type': 'application/json' });
    }
    lose() {
      this.onerror?.();
      this.onloadend?.();
    }
    openOrFind() {
      if (this.method === 'HEAD') return this.end(200, { 'upload-offset': '0', 'upload-length': '1' });
      const name = /client_id ([^,]+)/.exec(this.sent['upload-metadata'] ?? '')?.[1] ?? '';
      return this.end(201, { location: `${transferPath}/${atob(name)}` });
    }
    end(status: number, headers: Headers) {
      this.status = status;
      this.received = headers;
      this.onload?.();
      this.onloadend?.();
    }
  };
}
