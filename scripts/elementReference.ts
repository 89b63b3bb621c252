import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { customElements } from './elements/customElements.ts';
import { jsxTypes } from './elements/jsx.ts';
import { loaderTable } from './elements/loaderTable.ts';
import { reference } from './elements/reference.ts';
import { root } from './run.ts';

/** The files that are written from the manifests of the elements (packages/widgets/src/elements.ts). */
const files: Readonly<Record<string, () => string>> = {
  'packages/widgets/custom-elements.json': customElements,
  'packages/widgets/src/jsx.ts': jsxTypes,
  'packages/widgets/src/loader/widgets.ts': loaderTable,
  'docs/widgets-reference.md': reference,
};

/** Writes these files, or with `check` fails for a committed one that is out of date. */
export async function elementReference({ check }: { check: boolean }): Promise<void> {
  for (const [path, write] of Object.entries(files)) {
    const file = join(root, path);
    const text = write();
    if (!check) await writeFile(file, text);
    else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
      throw new Error(`${relative(root, file)} is out of date: run "pnpm element-reference" and commit it.`);
    }
  }
}
