/**
 * A form as it first looks, drawn before its code is there. The build makes it from the form itself. It is a tree, not
 * markup, since a page under `require-trusted-types-for 'script'` may forbid the parsing of markup. A node is a text, or
 * its head and its children; a head is `tag|class|name|value|name|value…`.
 */
export type ShellNode = string | readonly ShellNode[];

const SVG = 'http://www.w3.org/2000/svg';

/** Draws a shell, whose links lead to LIA at `home` and not into the page around it. */
export function drawShell(node: ShellNode, home: URL, outside = document.documentElement.namespaceURI): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [head, ...children] = node;
  const [tag = '', ...pairs] = String(head).split('|');
  const namespace = tag === 'svg' ? SVG : outside;
  const element = document.createElementNS(namespace, tag);
  for (let at = 1; at < pairs.length; at += 2) {
    const [name = '', value = ''] = pairs.slice(at);
    element.setAttribute(name, name === 'href' ? new URL(value, home).href : value);
  }
  if (pairs[0]) element.setAttribute('class', pairs[0]);
  for (const child of children) element.append(drawShell(child, home, namespace));
  return element;
}
