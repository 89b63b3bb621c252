import type { Method } from './endpoint.ts';

/** One request as it goes over the wire; `call` makes it from an endpoint. */
export interface WireRequest {
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
export interface WireResponse {
  status: number;
  headers: Headers;
  body: unknown;
}
