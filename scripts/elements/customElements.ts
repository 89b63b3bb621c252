import { tagOf } from '../../packages/widgets/src/element/manifest.ts';
import { shared } from '../../packages/widgets/src/element/shared.ts';
import { attributesOf, camel, cssProperties, sharedAttributes, sharedEvents, sorted } from './described.ts';

/** The Custom Elements Manifest, which editors read. */
export function customElements(): string {
  const modules = sorted.map(({ name: element, text, folder, attributes, slots = {} }) => {
    const tag = tagOf(element);
    const all = [...attributesOf(attributes), ...sharedAttributes];
    return {
      kind: 'javascript-module',
      path: `src/${folder}/element.tsx`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName: tag,
          name: tag,
          description: text,
          attributes: all.map(({ name, type, text: description }) => ({
            name,
            fieldName: camel(name),
            type: { text: type },
            description,
          })),
          members: all.map(({ name, type, text: description }) => ({
            kind: 'field',
            name: camel(name),
            type: { text: `${type} | undefined` },
            description,
          })),
          events: sharedEvents.map(({ name, type, text: description }) => ({
            name,
            type: { text: `CustomEvent<${type}>` },
            description,
          })),
          slots: Object.entries({ '': shared.slot, ...slots }).map(([name, description]) => ({ name, description })),
          cssParts: Object.entries(shared.parts).map(([name, description]) => ({ name, description })),
          cssProperties: cssProperties.map(({ name, text: description }) => ({ name, description })),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
    };
  });
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules }, null, 2)}\n`;
}
