/** What the page says beside a name in one of its lists of facts. */
export const fact = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;
