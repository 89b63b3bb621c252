import { cdp } from 'vitest/browser';

/** A thing as a screen reader gets it. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  /** Of a progress bar or a field, as it is read. */
  value: string;
  /** States by name: `required`, `invalid`, `focused`, `busy`, `live`. Absent ones are left out. */
  states: Readonly<Record<string, unknown>>;
  /** All words below it. */
  words: string;
}

/** The page as screen readers get it: the browser's own accessibility tree, in order. */
export async function listen(): Promise<Heard[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frame = framesOf(frameTree).find(({ url }) => location.href.startsWith(url));
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', frame && { frameId: frame.id });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (node: (typeof nodes)[number]): string =>
    node.role?.value === 'StaticText'
      ? textOf(node.name)
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(wordsOf)
          .join(' ');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: textOf(node.role),
      name: tidy(textOf(node.name)),
      description: tidy(textOf(node.description)),
      value: textOf(node.value),
      states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      words: tidy(wordsOf(node)),
    }));
}

interface FrameTree {
  frame: { id: string; url: string };
  childFrames?: FrameTree[];
}

const framesOf = ({ frame, childFrames = [] }: FrameTree): FrameTree['frame'][] => [
  frame,
  ...childFrames.flatMap(framesOf),
];

function textOf(given: { value?: unknown } | undefined): string {
  const value = given?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Texts as they are compared: what is drawn in several lines or elements is heard as one. */
export const tidy = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
