import { tagOf } from '../../packages/widgets/src/element/manifest.ts';
import { shared } from '../../packages/widgets/src/element/shared.ts';
import { attributesOf, cssProperties, type Named, sharedAttributes, sharedEvents, sorted } from './described.ts';

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** docs/widgets-reference.md. */
export function reference(): string {
  const attributeTable = (list: Named[]) =>
    table(
      ['attribute', 'type', 'meaning'],
      list.map(({ name, type, text }) => [`\`${name}\``, `\`${type}\``, text]),
    );
  const sections = sorted.map(({ name: element, text, attributes, slots = {} }) => {
    const tag = tagOf(element);
    const own = attributesOf(attributes);
    const named = Object.entries(slots).map(([name, words]) => `\nSlot \`${name}\`: ${words}.\n`);
    const rows = own.length > 0 ? `\n${attributeTable(own)}\n` : '';
    return `## \`<${tag}>\`\n\n${text}\n${rows}${named.join('')}\n${snippets(tag)}`;
  });
  return `# Elements of LIA

Written by \`pnpm element-reference\` from the manifests of the elements. How to put them on a page, and under which policy:
[widgets.md](widgets.md). Where their key comes from and how their events are heard: [snippets.md](snippets.md).

## What all share

Each attribute is a property too (\`draft-id\` is \`draftId\`).

${attributeTable(sharedAttributes)}

${table(
  ['event', '`detail`', 'when'],
  sharedEvents.map(({ name, type, text }) => [`\`${name}\``, `\`${type}\``, text]),
)}

${table(
  ['part', 'what'],
  Object.entries(shared.parts).map(([name, text]) => [`\`${name}\``, text]),
)}

${table(
  ['property', 'what for'],
  cssProperties.map(({ name, text }) => [`\`${name}\``, text]),
)}

The default slot: ${shared.slot}.

${sections.join('\n')}`;
}

/** A key as the console writes them, of no site. */
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
