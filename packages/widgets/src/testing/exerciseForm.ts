import type { FormRules, Rule, Taken } from '@lia/sdk/testing/rules/rule';
import type { Sentence } from '@lia/sdk/testing/rules/sentences';
import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { es as texts } from '../i18n/es.ts';
import { turn, typeInto } from './fill.ts';

/** Where a field is: its label, or the place of one whose label is there more than once. */
type Label = string | RegExp | Locator;

/** Labels of a form's fields, by their paths in the body. */
export type Labels = Readonly<Record<string, Label>>;

/** A validation takes a moment; the rules themselves are fetched once. */
const SOON = { timeout: 5000, interval: 2 };

/**
 * Tests the rules of a form that is on the page, as a person would break and keep them: of each rule the last value that
 * is refused, and the last that is taken, so that its error is seen to come and to go. A value is typed into its field,
 * which is then left. What is chosen from a list cannot be typed: it is offered, or it is not. All values of every rule
 * are tried on the schemas, which these fields are held to.
 *
 * Tests the fields that have a label here, and returns them: of a form in steps, a step at a time.
 */
export async function exerciseForm({ valid, rules }: FormRules, labels: Labels): Promise<Set<string>> {
  const changed = new Set<string>();
  const tested = new Set<string>();
  for (const rule of rules) {
    const label = labels[rule.field];
    if (rule.unasked || label === undefined) continue;
    await prepare(rule, valid, labels, changed);
    await exerciseField(rule, () => controlOf(label));
    tested.add(rule.field);
  }
  return tested;
}

/** The fields that a form asks for. */
export const askedBy = ({ rules }: FormRules): Set<string> =>
  new Set(rules.filter(({ unasked }) => !unasked).map(({ field }) => field));

/** Brings about where a rule applies, and takes back where the rules before it applied. */
async function prepare(rule: Rule, valid: object, labels: Labels, changed: Set<string>): Promise<void> {
  const { where = {} } = rule;
  const before: Record<string, unknown> = { ...valid };
  for (const [field, label] of Object.entries(labels)) {
    const mentioned = field in where;
    if (field === rule.field || !(mentioned || changed.has(field))) continue;
    const value = mentioned ? where[field] : (before[field] ?? '');
    // What this form does not show now needs no value.
    if (value === undefined || locate(label).elements().length === 0) continue;
    await controlOf(label).set(value);
    if (mentioned) changed.add(field);
    else changed.delete(field);
  }
}

/** A control of a form, as far as these tests need it. */
interface Control {
  set: (value: unknown) => Promise<void>;
  /** Shows the sentence for a value that is refused. */
  refuses: (what: string, given: unknown, sentence: Sentence) => Promise<void>;
  /** Shows no error for a value that is taken. */
  takes: (what: string, taken: Taken) => Promise<void>;
}

async function exerciseField({ field, accepts, rejects }: Rule, find: () => Control): Promise<void> {
  const refused = rejects.at(-1);
  const taken = accepts.at(-1);
  if (!refused && taken === undefined) throw new Error(`The rule of ${field} has no value to try`);
  if (refused) await find().refuses(`${field}: ${written(refused[0])}`, ...refused);
  if (taken !== undefined) await find().takes(`${field}: ${typedOf(taken)}`, taken);
  // Left as the other rules expect it: with the first value.
  const [first] = accepts;
  if (first !== undefined) await find().set(isPair(first) ? first.typed : first);
}

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isPair = (taken: Taken): taken is { typed: string; kept: string } =>
  typeof taken === 'object' && 'typed' in taken;

const typedOf = (taken: Taken): string => written(isPair(taken) ? taken.typed : taken);

/** The field by its label, as a screen reader finds it. */
const locate = (label: Label): Locator =>
  typeof label === 'string' || label instanceof RegExp
    ? page
        .getByLabelText(label, { exact: true })
        .or(page.getByLabelText(`${String(label)} ${texts['field.optional']}`, { exact: true }))
        .or(page.getByRole('group', { name: label, exact: true }))
        .first()
    : label;

function controlOf(label: Label): Control {
  const element = locate(label).element();
  if (element instanceof HTMLSelectElement) return selectOf(element);
  if (element instanceof HTMLTextAreaElement) return textOf(element);
  if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? checkOf(element) : textOf(element);
  return choicesOf(element);
}

/** The errors that a screen reader announces with a control. */
const errorsOf = (element: Element): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.querySelector(`#${id}`)?.textContent?.trim() ?? '');

const isInvalid = (element: Element): boolean =>
  element.getAttribute('aria-invalid') === 'true' || element.querySelector('[data-invalid]') !== null;

const shows = (element: Element, what: string, sentence: string | null): Promise<void> =>
  vi.waitFor(() => {
    const state = [what, isInvalid(element), ...errorsOf(element)];
    expect(state).toEqual(sentence === null ? [what, false] : [what, true, sentence]);
  }, SOON);

/** A line or some lines of text. */
function textOf(element: HTMLInputElement | HTMLTextAreaElement): Control {
  async function type(text: string): Promise<void> {
    await typeInto(element, text);
    element.blur();
  }
  return {
    set: (value) => type(written(value)),
    async refuses(what, given, sentence) {
      await type(written(given));
      await shows(element, what, sentence);
    },
    async takes(what, taken) {
      await type(typedOf(taken));
      await shows(element, what, null);
      if (isPair(taken)) await vi.waitFor(() => expect(element.value).toBe(taken.kept), SOON);
    },
  };
}

/** One of a list. */
function selectOf(element: HTMLSelectElement): Control {
  const offered = (): string[] => [...element.options].map(({ value }) => value);
  async function choose(value: string): Promise<void> {
    await vi.waitFor(() => expect(offered()).toContain(value), SOON);
    await userEvent.selectOptions(element, value);
    element.blur();
  }
  return {
    set: async (value) => (element.value === written(value) ? undefined : choose(written(value))),
    async refuses(what, given, sentence) {
      const value = written(given);
      await vi.waitFor(() => expect(offered().filter(Boolean)).not.toEqual([]), SOON);
      if (value !== '' || element.value !== '') return expect([what, ...offered()]).not.toContain(value);
      element.focus();
      element.blur();
      await shows(element, what, sentence);
    },
    async takes(what, taken) {
      await choose(typedOf(taken));
      await shows(element, what, null);
    },
  };
}

/** A group of radio buttons, or of boxes to tick. */
function choicesOf(group: Element): Control {
  const inputs = (): HTMLInputElement[] => {
    const all = [...group.querySelectorAll('input')];
    expect(all, 'choices of a group').not.toEqual([]);
    return all;
  };
  const named = (input: HTMLInputElement): string =>
    document.querySelector(`#${input.getAttribute('aria-labelledby')}`)?.textContent?.trim() ?? '';
  const wantedOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(written) : [written(value)]);
  const isOne = (input: HTMLInputElement, wanted: readonly string[]): boolean =>
    wanted.includes(input.value) || wanted.includes(named(input));

  async function choose(wanted: readonly string[]): Promise<void> {
    for (const input of inputs()) {
      const on = isOne(input, wanted);
      input.focus();
      if (input.checked !== on && (on || input.type === 'checkbox')) input.click();
      await turn();
      input.blur();
    }
  }
  const chooseOffered = (value: unknown): Promise<void> => {
    const wanted = wantedOf(value);
    expect(inputs().filter((input) => isOne(input, wanted))).toHaveLength(wanted.length);
    return choose(wanted);
  };
  return {
    set: chooseOffered,
    async refuses(what, given, sentence) {
      const [wanted] = wantedOf(given).filter(Boolean);
      if (wanted !== undefined) return expect([what, ...inputs().map(({ value }) => value)]).not.toContain(wanted);
      await choose([]);
      await shows(group, what, sentence);
    },
    async takes(what, taken) {
      await chooseOffered(taken);
      await shows(group, what, null);
    },
  };
}

/** A box to tick. */
function checkOf(box: HTMLInputElement): Control {
  const tick = async (on: boolean): Promise<void> => {
    await vi.waitFor(() => expect(box.disabled).toBe(false), SOON);
    box.focus();
    if (box.checked !== on) box.click();
    box.blur();
  };
  return {
    set: (value) => tick(value !== ''),
    async refuses(what, _, sentence) {
      await tick(false);
      await shows(box, what, sentence);
    },
    async takes(what) {
      await tick(true);
      await shows(box, what, null);
    },
  };
}
