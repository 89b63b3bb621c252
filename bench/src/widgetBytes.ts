import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const EMBED = fileURLToPath(new URL('../../packages/widgets/dist/embed/v1/', import.meta.url));

/** Weight of each file of the embed build, gzipped as it travels. */
export async function widgetBytes(): Promise<{ name: string; bytes: number }[]> {
  const names = (await readdir(EMBED)).filter((name) => name.endsWith('.js')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: gzipSync(await readFile(EMBED + name), { level: 9 }).length })),
  );
}
