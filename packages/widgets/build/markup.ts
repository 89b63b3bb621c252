import type { ShellNode } from '../src/element/shell.ts';

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Reads the markup that React writes (well formed, every attribute quoted, void tags with a slash) into a shell. */
export function treeOf(markup: string): ShellNode {
  const root: ShellNode[] = ['root'];
  const open = [root];
  for (const [, closing, tag, attributes = '', selfClosing, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.push(decode(text));
    else if (closing) open.pop();
    else if (tag !== undefined) {
      const node: ShellNode[] = [headOf(tag, attributes)];
      parent.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  const [, first, ...others] = root;
  if (open.length !== 1 || first === undefined || others.length > 0) throw new Error('A shell has one root, closed');
  return first;
}

function headOf(tag: string, attributes: string): string {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)] as const);
  const classes = pairs.find(([name]) => name === 'class')?.[1] ?? '';
  const parts = [tag, classes, ...pairs.filter(([name]) => name !== 'class').flat()];
  if (parts.some((part) => part.includes('|'))) throw new Error(`A shell cannot carry "|": ${parts.join(' ')}`);
  return parts.join('|').replace(/\|$/, '');
}

/** Without what nobody sees or hears in the second that a shell of the loader lives. */
export const lean = (markup: string): string =>
  markup
    .replaceAll(
      /(?<=<[^>]*) (?:aria-(?:labelledby|describedby|required|live|busy|hidden)|role|accept|enterKeyHint|focusable|noValidate|auto(?:Capitalize|Correct)|spellCheck)="[^"]*"/g,
      '',
    )
    .replaceAll(/<(div|span)([^>]*) id="[^"]*"/g, '<$1$2')
    .replaceAll(/<output class="lia-unseen"><\/output>/g, '');
