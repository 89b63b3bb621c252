import { type ElementManifest, tagOf } from '../../packages/widgets/src/element/manifest.ts';
import { elements } from '../../packages/widgets/src/elements.ts';

/** An object or list on one line, as the formatter writes it. */
const literal = (value: object): string =>
  Array.isArray(value)
    ? `[${value.map((one) => `'${one}'`).join(', ')}]`
    : `{${Object.entries(value)
        .map(([name, one]) => ` ${/-/.test(name) ? `'${name}'` : name}: '${one}'`)
        .join(',')
        .concat(Object.keys(value).length > 0 ? ' ' : '')}}`;

function entryOf({ name, folder, attributes, reads }: ElementManifest): string {
  const kinds = Object.fromEntries(Object.entries(attributes).map(([attribute, { kind }]) => [attribute, kind]));
  return `  {
    tag: '${tagOf(name)}',
    attributes: ${literal(kinds)},
    reads: ${literal(reads)},
    load: () => withShared(import('../${folder}/element.tsx').then(({ mount }) => mount)),
  },
`;
}

/** The part of the manifests that the loader carries, for it has no room for the rest. */
export const loaderTable = (): string => `// Written by \`pnpm element-reference\` from the manifests of the elements.
import type { Widget } from '../element/surroundings.ts';
import { withShared } from './withShared.ts';

/** Every widget that a page can use. */
export const widgets: readonly Widget[] = [
${elements.map(entryOf).join('')}];
`;
