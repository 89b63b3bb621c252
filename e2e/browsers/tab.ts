import { writeFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

import type { inPage } from './inPage.ts';

type Name = string | RegExp;
type State = ReturnType<typeof inPage.stateOf>;

const withRole = (role: string) => (name: Name) => getByRoleSelector(role, { name, exact: true });

export const checkbox = withRole('checkbox');
export const heading = withRole('heading');
export const link = withRole('link');
export const panelTab = withRole('tab');
export const radio = withRole('radio');
export const field = (name: Name) => getByLabelSelector(name, { exact: true });
export const text = (content: string) => getByTextSelector(content);

/** Once it is enabled; `disabled`, as long as its form is not filled in. */
export const button = (name: Name, { disabled = false } = {}) =>
  getByRoleSelector('button', { name, exact: true, disabled });

/** A browser's tab. Things are named as people read them, and each is tried until it can be done. */
export class Tab {
  readonly #driver: WebDriver;
  readonly #script: string;
  readonly #errors: string[] = [];

  /** `script` is inPage.ts as browsers take it. */
  constructor(driver: WebDriver, script: string) {
    this.#driver = driver;
    this.#script = script;
  }

  /** Opens a page, and waits for the form of the element of ours on it. */
  async open(address: string, element?: string): Promise<void> {
    await this.#driver.get(address);
    if (element !== undefined) await this.#expectForm(element);
  }

  async reload(element: string): Promise<void> {
    await this.takeErrors();
    await this.#driver.navigate().refresh();
    await this.#expectForm(element);
  }

  /** Types into fields and chooses in lists, by their labels; `nth` where several have these. */
  async fillIn(texts: Readonly<Record<string, string>>, nth = 0): Promise<void> {
    for (const [name, value] of Object.entries(texts)) {
      let typed = false;
      await this.#attempt(field(name), nth, async (element) => {
        if ((await element.getTagName()) === 'select') return new Select(element).selectByVisibleText(value);
        if (!typed) {
          await this.#clickOn(element);
          await this.#expectState(element, { focused: true });
          await this.#driver.actions().sendKeys(value).perform();
          typed = true;
        }
        await this.#expectState(element, { value });
      });
    }
  }

  /** Chooses radio buttons and ticks boxes. */
  async check(selectors: readonly string[], nth = 0): Promise<void> {
    for (const selector of selectors)
      await this.#attempt(selector, nth, async (choice) => {
        if (!(await choice.isSelected())) await this.#clickOn(choice);
        await this.#expectState(choice, { checked: true });
      });
  }

  async attach(name: Name, file: { name: string; buffer: Buffer }): Promise<void> {
    const path = test.info().outputPath(file.name);
    await writeFile(path, file.buffer);
    await this.#attempt(field(name), 0, (element) => element.sendKeys(path));
  }

  async click(selector: string): Promise<void> {
    await this.takeErrors();
    await this.#attempt(selector, 0, (element) => this.#clickOn(element));
  }

  /** Something is there, in this state. */
  expect(selector: string, state: Partial<State> = {}): Promise<void> {
    return this.#attempt(selector, 0, (element) => this.#expectState(element, state));
  }

  async expectAddress(part: string): Promise<void> {
    await expect.poll(() => this.#driver.getCurrentUrl()).toContain(part);
  }

  /** What went wrong on all pages; to be called before one is left. */
  async takeErrors(): Promise<readonly string[]> {
    this.#errors.push(...(await this.#run<string[]>('takeErrors')));
    return this.#errors;
  }

  /** Tries something with the `nth` visible element of a selector until it does not throw. */
  #attempt(selector: string, nth: number, act: (element: WebElement) => Promise<void>): Promise<void> {
    return expect(async () => {
      const element = await this.#run<WebElement | null>('find', selector, nth);
      if (element === null) throw new Error(`Not there: ${selector}, number ${nth}`);
      await act(element);
    }).toPass();
  }

  /** By its place, as a mouse does: WebKit's driver takes its own click on what is in a shadow root for intercepted. */
  #clickOn(element: WebElement): Promise<void> {
    return this.#driver.actions().move({ origin: element }).click().perform();
  }

  async #expectState(element: WebElement, state: Partial<State>): Promise<void> {
    expect(await this.#run<State>('stateOf', element)).toMatchObject(state);
  }

  /** An element loads its form when it is scrolled to. */
  async #expectForm(element: string): Promise<void> {
    await this.expect(`css=${element}`);
    await this.expect(`css=${element} lia-form:not([hidden])`);
  }

  #run<Result>(call: keyof typeof inPage, ...args: unknown[]): Promise<Result> {
    const prepare = `if (!globalThis.inPage) { ${this.#script} }`;
    return this.#driver.executeScript<Result>(`${prepare}\nreturn inPage.${call}(...arguments);`, ...args);
  }
}
