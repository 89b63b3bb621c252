/** Where words of an element are drawn. */
export function wordsAt(element: Element, words: string): DOMRect {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = texts.currentNode.nodeValue?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + words.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${words}” is not on the screen`);
}
