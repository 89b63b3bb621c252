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

/** Removes what is neither seen nor read out in the second that a shell of the loader is shown. */
export const lean = (markup: string): string =>
  markup
    .replaceAll(
      /(?<=<[^>]*) (?:aria-(?:labelledby|describedby|required|live|busy|hidden)|role|accept|enterKeyHint|focusable|noValidate|auto(?:Capitalize|Correct)|spellCheck)="[^"]*"/g,
      '',
    )
    .replaceAll(/<(div|span)([^>]*) id="[^"]*"/g, '<$1$2')
    .replaceAll(/<output class="lia-unseen"><\/output>/g, '');

/** Tags that close themselves, as React writes them. */
const closes = (tag: string): boolean => tag.endsWith('/>');

/**
 * The form's first parts alone, which fill a screen: what lies below is laid out when the form is alive, in a task of its
 * own, and a slow phone has less to do before the first field can be typed into. `lia-cut` keeps the page below out of
 * sight until then.
 */
export function firstScreen(markup: string, parts: number): string {
  const kept: string[] = [];
  let depth = 0;
  let formAt: number | null = null;
  let seen = 0;
  for (const [token, closing, tag, , , text] of markup.matchAll(TOKEN)) {
    const inside = formAt !== null && depth > formAt;
    if (closing) depth -= 1;
    const isPart =
      formAt !== null && depth === formAt + 1 && text === undefined && !closing && !token.includes('lia-unseen');
    if (isPart) seen += 1;
    const ends = formAt !== null && closing && depth === formAt;
    if (ends || !inside || seen <= parts) {
      kept.push(tag === 'form' && !closing ? token.replace('class="lia-form', 'class="lia-form lia-cut') : token);
    }
    if (ends) formAt = null;
    if (text === undefined && !closing && !closes(token)) {
      if (tag === 'form') formAt = depth;
      depth += 1;
    }
  }
  // To leave out one part alone would move the page below for next to nothing.
  return seen <= parts + 1 ? markup : kept.join('');
}
