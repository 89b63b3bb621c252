import { placedElements } from '@lia/widgets/elements';

import type { PlacedForm } from '../forms.ts';
import { embedLook } from './es.ts';

export type StartName = keyof typeof embedLook.starts;
type NamedValue = keyof typeof embedLook.values;

/** An attribute with which a form starts otherwise, and its choices. */
export interface Start {
  name: StartName;
  choices: readonly { value: string; named: NamedValue }[];
}

const isStart = (name: string): name is StartName => Object.hasOwn(embedLook.starts, name);
const isNamed = (key: string): key is NamedValue => Object.hasOwn(embedLook.values, key);

/** What a form can start with, of the attributes of its manifest that have few values. */
export function startsOf(form: PlacedForm): Start[] {
  const attributes: Readonly<Record<string, { values?: readonly (string | number)[] }>> =
    placedElements.find(({ name }) => name === form)?.attributes ?? {};
  return Object.entries(attributes).flatMap(([name, { values = [] }]): Start[] => {
    if (!isStart(name) || values.length === 0) return [];
    const choices = values.map(String).flatMap((value) => {
      const named = name === 'membership' ? `membership.${value}` : `${form}.${name}.${value}`;
      return isNamed(named) ? [{ value, named }] : [];
    });
    return [{ name, choices }];
  });
}
