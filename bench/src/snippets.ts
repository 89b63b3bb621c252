import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What a site pastes to show the donation form. */
export interface Snippets {
  oneLine: string;
  /** With the form's first look and hints, for a site that cares. */
  prerendered: string;
}

const PRERENDERED = fileURLToPath(
  new URL('../../packages/widgets/dist/embed/v1/snippets/donation.html', import.meta.url),
);

/** Both snippets, for the product at `origin`. */
export async function donationSnippets(origin: string): Promise<Snippets> {
  const prerendered = await readFile(PRERENDERED, 'utf8');
  return {
    oneLine: `<script type="module" src="${origin}/embed/v1/lia.js"></script><lia-donation><canvas width="1" height="1500"></canvas></lia-donation>`,
    prerendered: prerendered.replaceAll('{{LIA_ORIGIN}}', origin),
  };
}
