import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const read = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'frame', `${name}.html`), 'utf8');

/** What all pages of the site have around them, for the page at `path`: its own link states that one is there. */
export async function frameOf(path: string): Promise<Record<string, string>> {
  const [head, header, footer] = await Promise.all(['head', 'header', 'footer'].map(read));
  const here = (link: string, to: string): string => {
    if (path === to) return `${link} aria-current="page"`;
    return path.startsWith(`${to}/`) ? `${link} aria-current="true"` : link;
  };
  return {
    SITE_HEAD: head ?? '',
    SITE_HEADER: (header ?? '').replaceAll(/href="(\/[^"]*)"/g, here),
    SITE_FOOTER: footer ?? '',
  };
}
