import { setTimeout as pause } from 'node:timers/promises';

import type { Window } from './browser.ts';
import type { Paper, visited, Wanted } from './inPage.ts';

type Page = typeof visited;

/** How long somebody waits for a page before they think it broken, in milliseconds. */
const PATIENCE = 20_000;

/** What a person does in a browser, in the words that they read there. Each thing is tried until it can be done. */
export class Visitor {
  readonly #window: Window;
  readonly #inPage: string;
  readonly #wrong = new Set<string>();

  /** `inPage` is the script of inPage.ts, as browsers take it. */
  constructor(window: Window, inPage: string) {
    this.#window = window;
    this.#inPage = inPage;
  }

  /** Opens a page, and waits for the element of ours on it to come alive. */
  async go(address: string, element?: string): Promise<void> {
    await this.#window.go(address);
    if (element !== undefined) await this.#until(`<${element}>`, () => this.#holds('approach', element));
  }

  async reload(element: string): Promise<void> {
    await this.#look();
    await this.#window.reload();
    await this.#until(`<${element}>`, () => this.#holds('approach', element));
  }

  async fill(name: string, text: string, nth = 0): Promise<void> {
    const field: Wanted = { kind: 'field', name, nth };
    await this.#until(`the field «${name}»`, () => this.#enter(field));
    await this.#window.type(text);
    await this.reads(name, text, nth);
  }

  /** Fills in several fields, by their names. */
  async fillAll(texts: Readonly<Record<string, string>>, nth = 0): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.fill(name, text, nth);
  }

  /** Chooses an option by its text or its place. */
  choose(name: string, option: string | number): Promise<void> {
    return this.#until(`«${option}» in the list «${name}»`, () =>
      this.#holds('choose', { kind: 'field', name }, option),
    );
  }

  tick(name: string, nth = 0): Promise<void> {
    const choice: Wanted = { kind: 'choice', name, nth };
    return this.#until(`the choice «${name}»`, async () => {
      if (await this.#holds('isChecked', choice)) return true;
      await this.#click(choice);
      return this.#holds('isChecked', choice);
    });
  }

  attach(name: string, file: Paper): Promise<void> {
    return this.#until(`the file field «${name}»`, () => this.#holds('attach', { kind: 'file', name }, file));
  }

  /** Presses a button once it can be used. */
  async press(name: string): Promise<void> {
    await this.#look();
    await this.#until(`the button «${name}»`, () => this.#click({ kind: 'button', name }));
  }

  async follow(name: string): Promise<void> {
    await this.#look();
    await this.#until(`the link «${name}»`, () => this.#click({ kind: 'link', name }));
  }

  /** Presses a button of a form that is not filled in. */
  async pressTooEarly(name: string): Promise<void> {
    await this.#until(`the button «${name}»`, () => this.#click({ kind: 'button', name }, true));
  }

  /** The focus is on a field, and a screen reader says this after its name. */
  async isTold(name: string, message: string): Promise<void> {
    const field: Wanted = { kind: 'field', name };
    await this.#until(`the focus on «${name}»`, () => this.#holds('isFocused', field));
    await this.#until(`«${message}» at «${name}»`, async () =>
      String(await this.#ask('describedBy', field)).includes(message),
    );
  }

  /** A field holds a text. */
  reads(name: string, text: string, nth = 0): Promise<void> {
    const field: Wanted = { kind: 'field', name, nth };
    return this.#until(`«${text}» in «${name}»`, async () => (await this.#ask('valueOf', field)) === text);
  }

  /** A heading is there, and has the focus where the page has just put another in its place. */
  sees(heading: string, { focused = false } = {}): Promise<void> {
    const wanted: Wanted = { kind: 'heading', name: heading };
    return this.#until(`the heading «${heading}»${focused ? ' with the focus' : ''}`, () =>
      this.#holds(focused ? 'isFocused' : 'isThere', wanted),
    );
  }

  /** A sentence stands somewhere. */
  hears(text: string): Promise<void> {
    return this.#until(`«${text}»`, () => this.#holds('says', text));
  }

  isAt(address: string | RegExp): Promise<void> {
    return this.#until(`the address ${address}`, async () => {
      const found = String(await this.#ask('address'));
      return typeof address === 'string' ? found === address : address.test(found);
    });
  }

  /** @throws what went wrong on the pages, though everything could be done. */
  async leave(): Promise<void> {
    await this.#look();
    if (this.#wrong.size > 0) throw new Error([...this.#wrong].join('; '));
  }

  async #enter(field: Wanted): Promise<boolean> {
    if (await this.#holds('isFocused', field)) return true;
    await this.#click(field);
    return this.#holds('isFocused', field);
  }

  async #click(wanted: Wanted, evenDisabled = false): Promise<boolean> {
    const point = await this.#ask('pointOf', wanted, evenDisabled);
    await pause(50);
    // What moves is not to be hit.
    const still = await this.#ask('pointOf', wanted, evenDisabled);
    if (!Array.isArray(point) || String(point) !== String(still)) return false;
    const [x, y] = point.map(Number);
    if (x === undefined || y === undefined) return false;
    await this.#window.click(x, y);
    return true;
  }

  async #look(): Promise<void> {
    const wrong = await this.#ask('wrong');
    if (Array.isArray(wrong)) for (const one of wrong) this.#wrong.add(String(one));
  }

  async #holds<Call extends keyof Page>(call: Call, ...args: Parameters<Page[Call]>): Promise<boolean> {
    return (await this.#ask(call, ...args)) === true;
  }

  #ask<Call extends keyof Page>(call: Call, ...args: Parameters<Page[Call]>): Promise<unknown> {
    const prepare = `if (!globalThis.visited) { ${this.#inPage} }`;
    return this.#window.evaluate(`(() => { ${prepare}\nreturn visited.${call}(...${JSON.stringify(args)}) })()`);
  }

  async #until(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    let problem = '';
    while (Date.now() < end) {
      try {
        if (await attempt()) return;
        problem = '';
      } catch (error) {
        // The page was on its way to another.
        problem = ` (${String(error)})`;
      }
      await pause(100);
    }
    const scene = await this.#ask('scene').catch(() => '');
    throw new Error(`waited in vain for ${what}${problem}; ${String(scene)}`);
  }
}
