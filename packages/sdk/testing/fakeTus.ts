import { onTestFinished, vi } from 'vitest';

interface StoredUpload {
  length: number;
  bytes: Blob;
}

/** The far side of resumable uploads, as `fakeApi.ts` is of other calls. */
export interface FakeTus {
  /** Uploads by id, with what arrived of them. */
  stored: Map<string, StoredUpload>;
  /** Bytes that were sent, of each request that was answered or cut. */
  sent: number[];
  /** From so many bytes on of an upload, requests are never answered; null answers all. */
  holdAt: (bytes: number | null) => void;
  /** So many requests from now on are cut once half of their bytes have arrived. */
  cut: (requests: number) => void;
  /** Languages that requests asked for. */
  languages: Set<string | null>;
  /** Refuses so many pieces from now on, or each, as the API does; without a message, as what stands before it does. */
  refuse: (status: number, message: string, pieces?: number) => void;
}

const PATH = '/api/api/uploads';

export function createFakeTus(): FakeTus {
  const stored = new Map<string, StoredUpload>();
  const sent: number[] = [];
  let held: number | null = null;
  let cuts = 0;
  const languages = new Set<string | null>();
  let refusal: { status: number; message: string; left: number } | null = null;

  class FakeRequest {
    method = '';
    url = '';
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
    onload = () => {};
    onerror: (event: ProgressEvent) => void = () => {};
    sentHeaders = new Headers();
    headers = new Headers();
    isAborted = false;

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.sentHeaders.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.headers.get(name);
    }

    abort(): void {
      this.isAborted = true;
    }

    send(body?: Blob): void {
      // Never within the call, as a network does.
      queueMicrotask(() => {
        if (!this.isAborted) this.arrive(body ?? new Blob());
      });
    }

    answer(status: number, headers: Record<string, string> = {}, text = ''): void {
      this.status = status;
      this.headers = new Headers(headers);
      this.responseText = text;
      this.onload();
    }

    arrive(body: Blob): void {
      languages.add(this.sentHeaders.get('accept-language'));
      if (this.method === 'POST') {
        const id = crypto.randomUUID();
        stored.set(id, { length: Number(this.sentHeaders.get('upload-length')), bytes: new Blob() });
        return this.answer(201, { Location: `${PATH}/${id}` });
      }
      const id = this.url.split('/').at(-1) ?? '';
      const upload = stored.get(id);
      if (!upload) return this.answer(404);
      if (this.method === 'DELETE') {
        stored.delete(id);
        return this.answer(204);
      }
      const offset = () => ({ 'Upload-Offset': String(upload.bytes.size), 'Upload-Length': String(upload.length) });
      if (this.method === 'HEAD') return this.answer(200, offset());
      if (refusal && refusal.left > 0) {
        refusal.left -= 1;
        const { status, message } = refusal;
        return this.answer(status, {}, message && JSON.stringify({ code: 'X', message }));
      }
      if (held !== null && upload.bytes.size >= held) return undefined;
      if (Number(this.sentHeaders.get('upload-offset')) !== upload.bytes.size) return this.answer(409);
      if (cuts > 0) {
        cuts -= 1;
        upload.bytes = new Blob([upload.bytes, body.slice(0, Math.floor(body.size / 2))]);
        sent.push(body.size);
        return this.onerror(new ProgressEvent('error'));
      }
      upload.bytes = new Blob([upload.bytes, body]);
      sent.push(body.size);
      return this.answer(204, offset());
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    stored,
    sent,
    holdAt: (bytes) => {
      held = bytes;
    },
    cut: (requests) => {
      cuts = requests;
    },
    languages,
    refuse: (status, message, pieces = Infinity) => {
      refusal = { status, message, left: pieces };
    },
  };
}
