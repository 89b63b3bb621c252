import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { ZipFile } from 'yazl';

/** A file of an archive. `path`: with `/` between folders and names that were checked. */
export interface ZipEntry {
  path: string;
  modified: Date;
  /** Whether its bytes get smaller: those of pictures, videos and new documents are compressed already. */
  isCompressible: boolean;
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Text of Windows editors begins so, or they read it as another encoding. */
const UTF8_MARK = '\uFEFF';

/** A text file of some lines. */
export const linesEntry = (path: string, lines: readonly string[], modified: Date): ZipEntry => ({
  path,
  modified,
  isCompressible: true,
  bytes: [Buffer.from(`${UTF8_MARK}${lines.join('\r\n')}\r\n`)],
});

/**
 * An archive of files that come one after another, each as fast as the archive is read; large ones are zip64. Where its reader leaves,
 * the file that is read is closed, and no other one is opened.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const reader = new AbortController();
  archive.once('close', () => reader.abort());
  zip.once('error', (error) => archive.destroy(error instanceof Error ? error : undefined));
  zip.outputStream.pipe(archive);

  async function fill(): Promise<void> {
    for await (const { path, modified, isCompressible, bytes } of entries) {
      const reading = addAbortSignal(reader.signal, Readable.from(bytes, { objectMode: false }));
      zip.addReadStream(reading, path, { mtime: modified, compress: isCompressible, mode: 0o100644 });
      await finished(reading);
    }
    zip.end();
  }

  fill().catch((error: Error) => archive.destroy(error));
  return archive;
}
