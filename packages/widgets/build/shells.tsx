import { type Client, createClient } from '@lia/sdk/http/client';
import { renderToStaticMarkup } from 'react-dom/server';

import { type ElementManifest, tagOf } from '../src/element/manifest.ts';
import { elements } from '../src/elements.ts';
import { collected, ownRules } from '../src/embed/shims/styled-components.tsx';
import type { Host } from '../src/host/host.ts';
import { WidgetProvider } from '../src/WidgetProvider.tsx';
import type { Draw } from './drawWidget.ts';

const client: Client = createClient({ baseUrl: '' });
const host: Host = { client, language: 'es', draftKey: null, emit: () => {}, href: (path) => path, go: () => {} };

// What elements read beside their attributes: an address without a query.
Object.assign(globalThis, { location: new URL('https://lia.example/') });

/** How each element draws its form, since drawWidget.ts is in the place of defineWidget.tsx here. */
const draws = import.meta.glob<Draw>('../src/**/element.tsx', { eager: true, import: 'mount' });

function drawn({ name, folder, firstLook: { props = {} } }: ElementManifest): string {
  const draw = draws[`../src/${folder}/element.tsx`];
  if (!draw) throw new Error(`${name} has no ${folder}/element.tsx`);
  const markup = renderToStaticMarkup(<WidgetProvider host={host}>{draw(props)}</WidgetProvider>);
  // A button that is pressed before the form's code is there does nothing, instead of leaving with the data in the address.
  return markup.replaceAll('<form', '<form method="dialog"');
}

/** The first look of each form, by tag. */
export const markup: Readonly<Record<string, string>> = Object.fromEntries(
  elements.map((element) => [tagOf(element.name), drawn(element)]),
);

export { collected, ownRules };
