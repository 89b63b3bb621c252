import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Lays each script down compressed as well, at the best level, since it is sent far more often than built. */
export function compress(): Plugin {
  return {
    name: 'lia:compress',
    async writeBundle({ dir = '' }, bundle) {
      for (const output of Object.values(bundle)) {
        if (!output.fileName.endsWith('.js')) continue;
        const file = join(dir, output.fileName);
        const code = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } };
        await writeFile(`${file}.gz`, await toGzip(code, { level: 9 }));
        await writeFile(`${file}.br`, await toBrotli(code, brotli));
      }
    },
  };
}
