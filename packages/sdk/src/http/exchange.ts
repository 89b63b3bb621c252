import type { Method } from './endpoint.ts';

/** One request as it is sent; `call` makes it from an endpoint. */
export interface HttpRequest {
  method: Method;
  /** Path and query below the API root. */
  path: string;
  body?: object;
  /** Multipart field → its files. */
  files?: Record<string, readonly File[]> | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** The answer as it came: parsed JSON, or the bytes of a file. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  body: unknown;
}
