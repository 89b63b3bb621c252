import { ApiError } from './error.ts';
import type { HttpRequest, HttpResponse } from './exchange.ts';

/**
 * Sends a multipart body and reports its progress, which `fetch` cannot do. The answer has no header but `Content-Type`, and a
 * body only where that is JSON, else null.
 */
export function upload(
  url: string,
  request: Pick<HttpRequest, 'method' | 'signal' | 'onProgress'> & { headers: Record<string, string>; body: FormData },
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (code: 'NETWORK' | 'ABORTED') => () => reject(new ApiError(0, { code, message: code }));
    // Aborted before there is anything to abort: no event comes of it.
    if (request.signal?.aborted) return fail('ABORTED')();
    xhr.open(request.method, url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) =>
      request.onProgress?.(event.total > 0 ? event.loaded / event.total : 0),
    );
    xhr.addEventListener('error', fail('NETWORK'));
    xhr.addEventListener('abort', fail('ABORTED'));
    xhr.addEventListener('load', () => {
      const type = xhr.getResponseHeader('content-type') ?? '';
      const headers = new Headers({ 'content-type': type });
      resolve({ status: xhr.status, headers, body: type.includes('json') ? parse(xhr.responseText) : null });
    });
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
