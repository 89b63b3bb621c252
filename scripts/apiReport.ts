import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { root } from './run.ts';

/** What strangers may import, and the folder of a package that its declarations are built into. */
const published = [
  { folder: join(root, 'packages/sdk'), declarations: 'dist', entries: null },
  {
    folder: join(root, 'packages/widgets'),
    declarations: 'dist/lib',
    entries: ['jsx.d.ts', 'react.d.ts', 'theme/tokens.d.ts'],
  },
] as const;

const REPORT = 'etc/api.md';
const IMPORTED = /(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g;

/** The declarations behind the entries, by path: with `null` every file is one. */
async function publicDeclarations(folder: string, entries: readonly string[] | null): Promise<Map<string, string>> {
  const all = await readdir(folder, { recursive: true });
  const waiting = entries ? [...entries] : all.filter((file) => file.endsWith('.d.ts'));
  const found = new Map<string, string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    found.set(file, text);
    for (const [, path = ''] of text.matchAll(IMPORTED)) waiting.push(join(dirname(file), `${path}.d.ts`));
  }
  return found;
}

/** Without comments: a report shows what a change does to who uses it. */
const bare = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

/** The public declarations of a package as one page. */
async function report(folder: string, declarations: string, entries: readonly string[] | null): Promise<string> {
  const found = await publicDeclarations(join(folder, declarations), entries);
  const sections = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const body = sections.map(([file, text]) => `## ${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${bare(text)}\n\`\`\`\n`);
  return `# Public API of ${relative(root, folder)}\n\nWritten by \`pnpm api-report\`; a change here is a change for others and wants a changeset.\n\n${body.join('\n')}`;
}

/** Writes the API reports from the built declarations, or with `check` prints which committed one is out of date. */
export async function apiReports({ check }: { check: boolean }): Promise<void> {
  for (const { folder, declarations, entries } of published) {
    const path = join(folder, REPORT);
    const now = await report(folder, declarations, entries);
    if (!check) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, now);
    } else if (now !== (await readFile(path, 'utf8').catch(() => ''))) {
      throw new Error(`${relative(root, path)} is out of date: run "pnpm api-report", read the change, and commit it.`);
    }
  }
}
