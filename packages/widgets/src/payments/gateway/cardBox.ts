import type { SandboxCard } from '@lia/sdk/payments/sandboxCardsSchema';

import type { GatewayWords } from './gateway.ts';

/** The sandbox's card field: a box of its own, which the page's styles do not reach. */
export interface CardBox {
  read(): SandboxCard | null;
  /** The question of the holder's bank. */
  askHolder(): Promise<boolean>;
  remove(): void;
}

const style = `
  :host { display: block; }
  .box { display: grid; gap: 12px; padding: 14px; border: 1px solid var(--_border, #767c93); border-radius: 10px; background: var(--_surface, #fff); color: var(--_ink, #1b2033); font-size: 16px; font-weight: 400; line-height: 1.5; }
  p { margin: 0; unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; } .mode { font-weight: 700; color: var(--_warning, #8a5a00); }
  label { display: grid; gap: 4px; font-weight: 600; font-size: 14px; }
  input, button { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--_border, #767c93); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 400; }
  button { inline-size: auto; cursor: pointer; font-size: 14px; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: end; } .cards { display: flex; flex-wrap: wrap; gap: 8px; }
  :focus-visible { outline: 3px solid var(--_primary, #2346c7); outline-offset: 2px; }
`;

/** Draws the box into a node of the page. */
export function drawCardBox(node: HTMLElement, words: GatewayWords): CardBox {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const box = add(root, 'div', 'box');
  add(box, 'p', 'mode').textContent = words.testMode;

  const field = (parent: Element, name: string, autocomplete: string, length: number) => {
    const label = add(parent, 'label');
    label.append(name);
    const input = document.createElement('input');
    Object.assign(input, { inputMode: 'numeric', autocomplete, maxLength: length });
    label.append(input);
    return input;
  };
  const number = field(box, words.number, 'off', 23);
  const row = add(box, 'div', 'row');
  const expiry = field(row, words.expiry, 'off', 7);
  const cvc = field(row, words.cvc, 'off', 4);

  add(box, 'p').textContent = words.testCards;
  const samples = add(box, 'div', 'cards');
  for (const [name, digits] of [
    [words.approved, '4242 4242 4242 4242'],
    [words.declined, '4000 0000 0000 0002'],
    [words.careful, '4000 0025 0000 3155'],
  ] as const) {
    const sample = press(samples, name, () => {
      number.value = digits;
      expiry.value = `12/${new Date().getFullYear() + 4}`;
      cvc.value = '123';
    });
    sample.title = digits;
  }
  node.append(host);

  return {
    read() {
      const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry.value) ?? [];
      if (month === undefined || year === undefined || number.value.trim() === '' || cvc.value.trim() === '')
        return null;
      const exp_year = Number(year.length === 2 ? `20${year}` : year);
      return { number: number.value, exp_month: Number(month), exp_year, cvc: cvc.value.trim() };
    },
    askHolder: () =>
      new Promise((resolve) => {
        const question = add(box, 'div', 'cards');
        question.setAttribute('role', 'alertdialog');
        question.setAttribute('aria-label', words.bankAsks);
        add(question, 'p').textContent = words.bankAsks;
        const answer = (approve: boolean) => () => {
          question.remove();
          resolve(approve);
        };
        press(question, words.bankYes, answer(true)).focus();
        press(question, words.bankNo, answer(false));
      }),
    remove: () => host.remove(),
  };
}

function add(parent: ParentNode, tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

function press(parent: ParentNode, name: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', action);
  parent.append(button);
  return button;
}
