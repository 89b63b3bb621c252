import type { CsvFormat } from './csv.ts';
import { readFile } from './readFile.ts';

/** What the page asks of the worker. */
export interface FileRequest {
  file: Blob;
  given: Partial<CsvFormat>;
}

addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  void readFile(data.file, data.given).then((reading) => postMessage(reading));
});
