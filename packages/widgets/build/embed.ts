import { createHash } from 'node:crypto';

import { type Plugin, runnerImport } from 'vite';

import { sheetRules } from '../src/loader/styles.ts';
import { aliases } from './aliases.ts';
import { firstScreen, lean, treeOf } from './markup.ts';
import { sheets, type Sheets, styledClasses } from './styles.ts';

/** What the build knows of the forms before it bundles them. */
export interface Drawn {
  /** Tag → the form's first look, as markup. */
  markup: Readonly<Record<string, string>>;
  /** Tags of the forms whose first look the loader carries. */
  carried: readonly string[];
  /** The loader's sheet and the one that comes with the forms. */
  sheets: Sheets;
  /** The sheet inside the snippets, which knows the first looks of all forms. */
  style: string;
}

/** Parts of a form that fill a phone's screen: heading, first question, who one is. */
const PARTS = 3;

/** Draws the first look of each form, and collects the rules that it takes. */
export async function drawForms(): Promise<Drawn> {
  const { module } = await runnerImport<typeof import('./shells.tsx')>(`${import.meta.dirname}/shells.tsx`, {
    configFile: false,
    logLevel: 'error',
    plugins: [styledClasses({ keep: true })],
    resolve: { alias: aliases.filter(({ find }) => find.test('styled-components')) },
  });
  const { carried, collected, ownRules } = module;
  const markup = Object.fromEntries(
    Object.entries(module.markup).map(([tag, text]) => [tag, firstScreen(text, PARTS)]),
  );
  const drawn = carried.map((tag) => markup[tag] ?? '');
  const { first } = sheets(collected, ownRules, Object.values(markup), 'all');
  return { markup, carried, sheets: sheets(collected, new Map(), drawn, 'light'), style: sheetRules(first) };
}

/** Puts what was drawn into the loader, and the snippets for other people's pages beside it. */
export function shells({ markup, carried, sheets: { first, late }, style }: Drawn): Plugin {
  return {
    name: 'lia:shells',
    load(id) {
      const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;
      if (id.endsWith('/src/embed/lateRules.ts')) return constant('lateRules', late);
      if (!id.endsWith('/src/loader/shells.ts')) return null;
      const trees = carried.map((tag) => [tag, treeOf(lean(markup[tag] ?? ''))]);
      return constant('shells', Object.fromEntries(trees)) + constant('firstRules', first);
    },
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const [tag, text] of Object.entries(markup)) {
        const name = tag.replace('lia-', '');
        emit(`snippets/${name}.html`, prerendered(tag, name, style, text));
      }
      // What a page with a strict `style-src` adds to it, for the style inside the snippets.
      emit('snippets/style-src.txt', `'sha256-${createHash('sha256').update(style).digest('base64')}'\n`);
    },
  };
}

/** Where the portal shows the same form, for who cannot run scripts. */
const pages: Readonly<Record<string, string>> = {
  'lia-course-checkout': '/registro',
  'lia-donation': '/registroapoyar',
  'lia-sponsorship': '/registropatrocinar',
  'lia-volunteering': '/registrovoluntario',
  'lia-login': '/login',
  'lia-payment': '/memberships',
  'lia-pricing': '/memberships',
  'lia-receipt': '/receipt',
  'lia-registration': '/register?type=padre&amp;membership=gratis',
};

function prerendered(tag: string, name: string, style: string, markup: string): string {
  const address = (file: string) => `{{LIA_ORIGIN}}/embed/v1/${file}.js`;
  const hints = ['core', name].map((file) => `<link rel="modulepreload" href="${address(file)}">\n`).join('');
  return `${hints}<script type="module" src="${address('lia')}"></script>
<${tag}>
<template shadowrootmode="open" shadowrootdelegatesfocus><style data-shell>${style}</style>${markup}</template>
<a href="{{LIA_ORIGIN}}${pages[tag] ?? '/'}">LIA</a>
</${tag}>
`;
}
