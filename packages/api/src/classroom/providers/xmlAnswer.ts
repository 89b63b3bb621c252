import { Parser } from 'saxen';

/** What stands in the elements right below the root of a flat answer; null where it is none. A document with a DTD is none. */
export function readXmlAnswer(xml: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  const open: string[] = [];
  const refuse = (): never => {
    throw new Error('No answer');
  };
  const add = (text: string): void => {
    const [, name] = open;
    if (open.length === 2 && name !== undefined) found.set(name, (found.get(name) ?? '') + text);
  };
  try {
    new Parser()
      .on('openTag', (name) => {
        open.push(name);
        if (open[0] !== 'response') refuse();
      })
      .on('closeTag', (name) => void (open.pop() === name || refuse()))
      .on('text', (text, decode) => add(decode(text).trim()))
      .on('cdata', (text) => add(text))
      .on('attention', refuse)
      .on('warn', refuse)
      .parse(xml);
  } catch {
    return null;
  }
  return open.length === 0 && found.size > 0 ? found : null;
}
