import { type ElementManifest, tagOf } from '../../packages/widgets/src/element/manifest.ts';
import { attributesOf, camel, type Named, sharedAttributes, sharedEvents, sorted } from './described.ts';

const sentence = (text: string) => `${text.replace(/^[a-z]/, (letter) => letter.toUpperCase())}.`;

const typed = ({ name, type, text }: Named) =>
  `  /** ${sentence(text)} */\n  ${/-/.test(name) ? `'${name}'` : name}?: ${type} | undefined;\n`;

const interfaceOf = ({ name, text, attributes }: ElementManifest) =>
  `/** ${text} */\nexport interface ${camel(`-${tagOf(name)}`)}Attributes extends SharedAttributes {\n${attributesOf(attributes).map(typed).join('')}}\n`;

/** The types with which React applications write the elements. */
export function jsxTypes(): string {
  const events = sharedEvents.map(
    ({ name, type, text }) => `  /** ${sentence(text)} */\n  '${name}': CustomEvent<${type}>;\n`,
  );
  const listeners = sharedEvents.map(
    ({ name, text }) =>
      `  /** ${sentence(text)} */\n  'on${name}'?: ((event: LiaEvents['${name}']) => void) | undefined;\n`,
  );
  return `// Written by \`pnpm element-reference\` from the manifests of the elements.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** What every element of LIA takes. */
export interface SharedAttributes extends Element {
${sharedAttributes.map(typed).join('')}${listeners.join('')}}

/** Events of the elements; they bubble and leave shadow roots. */
export interface LiaEvents {
${events.join('')}}

${sorted.map(interfaceOf).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${sorted.map(({ name }) => `      '${tagOf(name)}': ${camel(`-${tagOf(name)}`)}Attributes;\n`).join('')}    }
  }
}
`;
}
