import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { root } from './run.ts';

const source = join(root, 'packages/widgets/src');

interface Named {
  name: string;
  type: string;
  text: string;
}

/** What a docblock says of an element. */
interface Described {
  tag: string;
  text: string;
  path: string;
  attributes: Named[];
  slots: Named[];
  events: Named[];
  parts: Named[];
}

const TAG =
  /^@(attr|fires|slot|csspart)(?:\s+([\w-]+)(?=\s+\{))?(?:\s+(\{\{.*?\}\}|\{[^}]*\}))?(?:\s+([\w-]+))?\s+-\s+(.*)$/;

/** Reads the docblocks that hold an `@` tag of elements. */
function describe(path: string, text: string): Described[] {
  return [...text.matchAll(/\/\*\*\n((?:\s\*[^\n]*\n)+?)\s\*\//g)].flatMap(([, block = '']) => {
    const lines = block.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
    if (!lines.some((line) => /^@(element|attr|fires)/.test(line))) return [];
    const found: Described = { tag: '', text: '', path, attributes: [], slots: [], events: [], parts: [] };
    const lists = { attr: found.attributes, fires: found.events, slot: found.slots, csspart: found.parts } as const;
    for (const line of lines) {
      const element = /^@element (\S+)$/.exec(line)?.[1];
      const [, kind, first, type = '', last, words = ''] = TAG.exec(line) ?? [];
      if (element !== undefined) found.tag = element;
      else if (kind === 'attr' || kind === 'fires' || kind === 'slot' || kind === 'csspart') {
        lists[kind].push({ name: first ?? last ?? '', type: type.replace(/^\{|\}$/g, ''), text: words });
      } else if (line.startsWith('@')) throw new Error(`${path}: not understood: ${line}`);
      else if (line !== '') found.text += `${found.text && ' '}${line}`;
    }
    return [found];
  });
}

/** The attributes that the loader knows of each element, to hold the words against. */
async function loaded(): Promise<Map<string, string[]>> {
  const text = await readFile(join(source, 'loader/widgets.ts'), 'utf8');
  const entries = [...text.matchAll(/tag: '([\w-]+)',\s*attributes: \{([^}]*)\}/g)];
  return new Map(
    entries.map(([, tag = '', list = '']) => [tag, [...list.matchAll(/'?([\w-]+)'?:/g)].map(([, name = '']) => name)]),
  );
}

/** The custom properties behind the palette, with what each is for. */
async function properties(): Promise<Named[]> {
  const text = await readFile(join(source, 'theme/tokens.ts'), 'utf8');
  const palette = /interface Palette \{([^]*?)\n\}/.exec(text)?.[1] ?? '';
  const named = [...palette.matchAll(/(?:\/\*\* (.*?) \*\/\s*)?(\w+): string;/g)].map(([, words = '', name = '']) => ({
    name: `--lia-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    type: 'color',
    text: words,
  }));
  return [
    { name: '--lia-font', type: 'font-family', text: 'The page’s own where absent.' },
    { name: '--lia-radius-field', type: 'length', text: 'Corners of fields and buttons.' },
    { name: '--lia-radius-card', type: 'length', text: 'Corners of cards.' },
    ...named,
  ];
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The three files that are written from the docblocks of the elements. */
async function write(): Promise<Map<string, string>> {
  const [shared] = describe(
    'element/WidgetElement.ts',
    await readFile(join(source, 'element/WidgetElement.ts'), 'utf8'),
  );
  if (!shared) throw new Error('What all elements share is described nowhere');
  const files = (await readdir(source, { recursive: true }))
    .filter((file) => /element\w*\.tsx$/i.test(file))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  const elements = files.flatMap((file, index) => describe(file, texts[index] ?? '')).filter(({ tag }) => tag !== '');
  elements.sort((one, other) => (one.tag < other.tag ? -1 : 1));

  const known = await loaded();
  for (const [tag, attributes] of known) {
    const names = elements.find((element) => element.tag === tag)?.attributes.map(({ name }) => name);
    if (names?.toSorted().join() !== attributes.toSorted().join()) {
      throw new Error(
        `<${tag}> takes ${attributes.join(', ') || 'nothing'}, its docblock says ${names?.join(', ') ?? 'nothing'}`,
      );
    }
  }
  const css = await properties();
  return new Map([
    ['packages/widgets/custom-elements.json', manifest(elements, shared, css)],
    ['packages/widgets/src/jsx.ts', jsx(elements, shared)],
    ['docs/widgets-reference.md', reference(elements, shared, css)],
  ]);
}

function manifest(elements: Described[], shared: Described, css: Named[]): string {
  const modules = elements.map(({ tag, text, path, attributes, slots }) => ({
    kind: 'javascript-module',
    path: `src/${path}`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag,
        name: tag,
        description: text,
        attributes: [...attributes, ...shared.attributes].map(({ name, type, text: description }) => ({
          name,
          fieldName: camel(name),
          type: { text: type },
          description,
        })),
        members: [...attributes, ...shared.attributes].map(({ name, type, text: description }) => ({
          kind: 'field',
          name: camel(name),
          type: { text: `${type} | undefined` },
          description,
        })),
        events: shared.events.map(({ name, type, text: description }) => ({
          name,
          type: { text: `CustomEvent<${type}>` },
          description,
        })),
        slots: [...shared.slots, ...slots].map(({ name, text: description }) => ({ name, description })),
        cssParts: shared.parts.map(({ name, text: description }) => ({ name, description })),
        cssProperties: css.map(({ name, text: description }) => ({ name, description })),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
  }));
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules }, null, 2)}\n`;
}

const sentence = (text: string) => `${text.replace(/^[a-z]/, (letter) => letter.toUpperCase())}.`;

const typed = ({ name, type, text }: Named) =>
  `  /** ${sentence(text)} */\n  ${/-/.test(name) ? `'${name}'` : name}?: ${type} | undefined;\n`;

function jsx(elements: Described[], shared: Described): string {
  const interfaceOf = ({ tag, text, attributes }: Described) =>
    `/** ${text} */\nexport interface ${camel(`-${tag}`)}Attributes extends SharedAttributes {\n${attributes.map(typed).join('')}}\n`;
  const events = shared.events.map(
    ({ name, type, text }) => `  /** ${sentence(text)} */\n  '${name}': CustomEvent<${type}>;\n`,
  );
  const listeners = shared.events.map(
    ({ name, text }) =>
      `  /** ${sentence(text)} */\n  'on${name}'?: ((event: LiaEvents['${name}']) => void) | undefined;\n`,
  );
  return `// Written by \`pnpm element-reference\` from the docblocks of the elements.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** What every element of LIA takes. */
export interface SharedAttributes extends Element {
${shared.attributes.map(typed).join('')}${listeners.join('')}}

/** What elements tell of; the events bubble and leave shadow roots. */
export interface LiaEvents {
${events.join('')}}

${elements.map(interfaceOf).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag }) => `      '${tag}': ${camel(`-${tag}`)}Attributes;\n`).join('')}    }
  }
}
`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function reference(elements: Described[], shared: Described, css: Named[]): string {
  const attributes = (list: Named[]) =>
    table(
      ['attribute', 'type', 'meaning'],
      list.map(({ name, type, text }) => [`\`${name}\``, `\`${type}\``, text]),
    );
  const sections = elements.map(
    ({ tag, text, attributes: own, slots }) =>
      `## \`<${tag}>\`\n\n${text}\n${own.length > 0 ? `\n${attributes(own)}\n` : ''}${slots.map(({ name, text: words }) => `\nSlot \`${name}\`: ${words}.\n`).join('')}\n${snippets(tag)}`,
  );
  return `# Elements of LIA

Written by \`pnpm element-reference\` from the docblocks of the elements; how to put them on a page, and under which policy, is
told in [widgets.md](widgets.md), and in [snippets.md](snippets.md) where their key comes from and how their events are heard.

## What all share

Each attribute is a property too (\`draft-id\` is \`draftId\`).

${attributes(shared.attributes)}

${table(
  ['event', '`detail`', 'when'],
  shared.events.map(({ name, type, text }) => [`\`${name}\``, `\`${type}\``, text]),
)}

${table(
  ['part', 'what'],
  shared.parts.map(({ name, text }) => [`\`${name}\``, text]),
)}

${table(
  ['property', 'what for'],
  css.map(({ name, text }) => [`\`${name}\``, text]),
)}

The default slot: ${shared.slots[0]?.text}.

${sections.join('\n')}`;
}

/** Of the right form, and nobody's. */
const KEY = 'lia_tuclave2345abcdefgh';

/** One element as each kind of site writes it. */
function snippets(tag: string): string {
  const loader = `https://lia.example/embed/v1/${tag}.js`;
  const script = `<script type="module" src="${loader}"></script>`;
  const element = `<${tag} embed-key="${KEY}"></${tag}>`;
  const code = (name: string, language: string, text: string) => `${name}\n\n\`\`\`${language}\n${text}\n\`\`\`\n`;
  return [
    code('Plain HTML, and WordPress in a block «HTML personalizado»:', 'html', `${script}\n${element}`),
    code(
      'React (types from `@lia/widgets/jsx`):',
      'tsx',
      `import type {} from '@lia/widgets/jsx';\n\nexport const Form = () => (\n  <>\n    <script type="module" src="${loader}" async />\n    ${element}\n  </>\n);`,
    ),
    code(
      'Next.js:',
      'tsx',
      `import type {} from '@lia/widgets/jsx';\nimport Script from 'next/script';\n\nexport const Form = () => (\n  <>\n    <Script type="module" crossOrigin="anonymous" src="${loader}" />\n    ${element}\n  </>\n);`,
    ),
    code(
      "Vue (`compilerOptions.isCustomElement: (tag) => tag.startsWith('lia-')`):",
      'vue',
      `<script setup>\nimport { onMounted } from 'vue';\nonMounted(() => import(/* @vite-ignore */ '${loader}'));\n</script>\n\n<template>\n  ${element}\n</template>`,
    ),
  ].join('\n');
}

/** Writes what is told of the elements, or with `check` says which committed file is out of date. */
export async function elementReference({ check }: { check: boolean }): Promise<void> {
  for (const [path, text] of await write()) {
    const file = join(root, path);
    if (!check) await writeFile(file, text);
    else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
      throw new Error(`${relative(root, file)} is out of date: run "pnpm element-reference" and commit it.`);
    }
  }
}
