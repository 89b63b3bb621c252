import type { CsvFormat } from './csv.ts';
import type { FileRequest } from './fileWorker.ts';
import type { FileReading } from './readFile.ts';

/** A file that takes longer is refused: some small archives unpack to hours of work. */
const TIME_LIMIT_MS = 30_000;

/**
 * Reads a file in a worker of its own, which ends with it: the page stays responsive, and whatever the file does to the
 * worker's memory goes with the worker.
 */
export function readInWorker(file: Blob, given: Partial<CsvFormat>, signal: AbortSignal): Promise<FileReading> {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileReading>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ ok: false, refusal: { code: 'tooSlow' } }), TIME_LIMIT_MS);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => resolve(data));
    worker.addEventListener('error', () => resolve({ ok: false, refusal: { code: 'unreadable' } }));
    worker.addEventListener('message', () => clearTimeout(timer));
    worker.postMessage({ file, given } satisfies FileRequest, []);
  }).finally(() => worker.terminate());
}
