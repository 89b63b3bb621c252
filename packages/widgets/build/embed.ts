import { createHash } from 'node:crypto';

import { type Plugin, runnerImport } from 'vite';

import { type ElementManifest, tagOf } from '../src/element/manifest.ts';
import type { ShellNode } from '../src/element/shell.ts';
import { elements } from '../src/elements.ts';
import { sheetRules } from '../src/loader/styles.ts';
import { aliases } from './aliases.ts';
import { firstScreen, lean, treeOf } from './markup.ts';
import { sheets, styledClasses } from './styles.ts';

/** What the build knows of the forms before it bundles them. */
export interface Drawn {
  /** Tag → the form's first look, as markup. */
  markup: Readonly<Record<string, string>>;
  /** One for each element, and `lia.js` for pages with several: the same code with another first look in it. */
  loaders: readonly LoaderFile[];
  /** The rules that come with the code that all forms share. */
  late: string;
  /** The sheet inside the snippets, which knows the first looks of all forms. */
  style: string;
}

/** What one loader carries. */
interface LoaderFile {
  name: string;
  /** The elements that its first look is of, and its tree. */
  shells: readonly (readonly [selector: string, shell: ShellNode])[];
  /** The rules that the first look takes. */
  rules: string;
}

/** The element whose first look is part of `lia.js` itself. */
const CARRIED = 'lia-donation';

/** Parts of a form that fill a phone's screen: heading, first question, who one is. */
const PARTS = 3;

/** Draws the first look of each form, and collects the rules that it takes. */
export async function drawForms(): Promise<Drawn> {
  const { module } = await runnerImport<typeof import('./shells.tsx')>(`${import.meta.dirname}/shells.tsx`, {
    configFile: false,
    logLevel: 'error',
    plugins: [styledClasses({ keep: true })],
    resolve: {
      alias: [
        ...aliases.filter(({ find }) => find.test('styled-components')),
        { find: /^[./]+\/element\/defineWidget\.tsx$/, replacement: `${import.meta.dirname}/drawWidget.ts` },
      ],
    },
  });
  const { collected, ownRules } = module;
  const markup = Object.fromEntries(
    Object.entries(module.markup).map(([tag, text]) => [tag, firstScreen(text, PARTS)]),
  );
  const carried = markup[CARRIED] ?? '';
  const all: readonly ElementManifest[] = elements;
  const loaders = all.map(({ name, firstLook: { except } }): LoaderFile => {
    const tag = tagOf(name);
    const text = markup[tag] ?? '';
    return {
      name: tag,
      shells: [[except ? `${tag}:not(${except})` : tag, treeOf(lean(text))]],
      // What the carried form takes is in none of the later sheets, so every loader has it.
      rules: sheets(collected, tag === CARRIED ? new Map() : ownRules, [carried, text], 'light').first,
    };
  });
  const { first } = sheets(collected, ownRules, Object.values(markup), 'all');
  return {
    markup,
    loaders: loaders.flatMap((loader) => (loader.name === CARRIED ? [loader, { ...loader, name: 'lia' }] : [loader])),
    late: sheets(collected, new Map(), [carried], 'light').late,
    style: sheetRules(first),
  };
}

/** Puts what was drawn into the loaders, and the snippets for other people's pages beside them. */
export function shells({ markup, loaders, late, style }: Drawn): Plugin {
  return {
    name: 'lia:shells',
    load(id) {
      if (id.endsWith('/src/embed/lateRules.ts')) return `export const lateRules = ${JSON.stringify(late)};\n`;
      // The names stay undefined until the loader is built, once, for all forms.
      return id.endsWith('/src/loader/shells.ts') ? `export const shells = ${SHELLS}, firstRules = ${RULES};\n` : null;
    },
    generateBundle(_, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const loader = bundle['lia.js'];
      if (loader?.type !== 'chunk') return this.error('lia.js was not built');
      const { code } = loader;
      for (const { name, shells: drawn, rules } of loaders) {
        const text = code.replace(SHELLS, () => JSON.stringify(drawn)).replace(RULES, () => JSON.stringify(rules));
        if (name === 'lia') loader.code = text;
        else emit(`${name}.js`, text);
      }
      for (const { name, page } of elements) {
        emit(`snippets/${name}.html`, prerendered(name, page, style, markup[tagOf(name)] ?? ''));
      }
      // What a page with a strict `style-src` adds to it, for the style inside the snippets.
      emit('snippets/style-src.txt', `'sha256-${createHash('sha256').update(style).digest('base64')}'\n`);
    },
  };
}

const SHELLS = 'LIA_SHELLS';
const RULES = 'LIA_FIRST_RULES';

function prerendered(name: string, page: string, style: string, markup: string): string {
  const tag = tagOf(name);
  const address = (file: string) => `{{LIA_ORIGIN}}/embed/v1/${file}.js`;
  const hints = ['core', name].map((file) => `<link rel="modulepreload" href="${address(file)}">\n`).join('');
  return `${hints}<script type="module" src="${address('lia')}"></script>
<${tag}>
<template shadowrootmode="open" shadowrootdelegatesfocus><style data-shell>${style}</style>${leading(markup)}</template>
<a href="{{LIA_ORIGIN}}${page.replaceAll('&', '&amp;')}">LIA</a>
</${tag}>
`;
}

/** Links of a first look lead to LIA, not into the page around it. */
const leading = (markup: string): string => markup.replaceAll('href="/', 'href="{{LIA_ORIGIN}}/');
