import { vi } from 'vitest';

type Body = { code: number; msg: string; data: unknown };

/** Stands for the sender of large bodies: every upload waits until the test answers it. */
export function stubUploads() {
  const sent: FakeSender[] = [];
  class FakeSender {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 200;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    body: FormData | undefined;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(body: FormData) {
      this.body = body;
      sent.push(this);
    }
    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
    answer(body: Body) {
      this.responseText = JSON.stringify(body);
      this.onload?.();
      this.onloadend?.();
    }
    lose() {
      this.onerror?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeSender);
  return sent;
}
