import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What a visitor can do first in a form: type, or press. */
export type Awaited = 'field' | 'control';

/** What a site pastes to show one element. */
export interface Snippets {
  tag: string;
  oneLine: string;
  /** With the form's first look and hints, for a site that cares. */
  prerendered: string;
  awaited: Awaited;
}

/** Every element, as its page on a school's site asks for it, with the height that it keeps on a phone. */
const elements: readonly (readonly [tag: string, attributes: string, height: number, awaited: Awaited])[] = [
  ['lia-donation', '', 1500, 'field'],
  ['lia-registration', ' type="padre" membership="gratis"', 1500, 'field'],
  ['lia-course-checkout', '', 1500, 'field'],
  ['lia-teacher-registration', '', 1500, 'field'],
  ['lia-sponsorship', '', 1500, 'field'],
  ['lia-volunteering', '', 1100, 'field'],
  ['lia-login', '', 386, 'field'],
  ['lia-pricing', '', 1500, 'control'],
  ['lia-payment', ' plan="padre-mensual"', 393, 'control'],
  ['lia-receipt', '', 122, 'control'],
];

const SNIPPETS = fileURLToPath(new URL('../../packages/widgets/dist/embed/v1/snippets/', import.meta.url));

/** The snippets of every element, the donation first, for the product at `origin`. */
export function elementSnippets(origin: string): Promise<Snippets[]> {
  return Promise.all(
    elements.map(async ([tag, attributes, height, awaited]) => {
      const prerendered = await readFile(`${SNIPPETS}${tag.replace('lia-', '')}.html`, 'utf8');
      return {
        tag,
        oneLine:
          `<script type="module" src="${origin}/embed/v1/${tag}.js"></script>` +
          `<${tag}${attributes}><canvas width="1" height="${height}"></canvas></${tag}>`,
        prerendered: prerendered.replaceAll('{{LIA_ORIGIN}}', origin).replace(`<${tag}`, `<${tag}${attributes}`),
        awaited,
      };
    }),
  );
}
