import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { type ElementManifest, tagOf } from '../../packages/widgets/src/element/manifest.ts';
import { elements } from '../../packages/widgets/src/elements.ts';

/** What a visitor can do first in a form: type, or press. */
export type Awaited = ElementManifest['sample']['first'];

/** What a site pastes to show one element. */
export interface Snippets {
  tag: string;
  oneLine: string;
  /** With the form's first look and hints, for a site that cares. */
  prerendered: string;
  awaited: Awaited;
}

const SNIPPETS = fileURLToPath(new URL('../../packages/widgets/dist/embed/v1/snippets/', import.meta.url));

/** The snippets of every element, the donation first, for the product at `origin`. */
export function elementSnippets(origin: string): Promise<Snippets[]> {
  return Promise.all(
    elements.map(async ({ name, sample: { attributes, height, first } }) => {
      const tag = tagOf(name);
      const prerendered = await readFile(`${SNIPPETS}${name}.html`, 'utf8');
      return {
        tag,
        oneLine:
          `<script type="module" src="${origin}/embed/v1/${tag}.js"></script>` +
          `<${tag}${attributes}><canvas width="1" height="${height}"></canvas></${tag}>`,
        prerendered: prerendered.replaceAll('{{LIA_ORIGIN}}', origin).replace(`<${tag}`, `<${tag}${attributes}`),
        awaited: first,
      };
    }),
  );
}
