/** The value beside a name in one of the page's lists of facts. */
export const fact = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;
