import type { Permission } from '@lia/sdk/accounts/permissions';
import type { Client } from '@lia/sdk/http/client';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import type { ListQuery } from '@lia/sdk/http/list';
import type { Label } from '@lia/sdk/messages/labels';
import type { tidied } from '@lia/sdk/validation/tidy';
import type { ComponentType, ReactNode } from 'react';

import type { TextKey } from '../i18n/texts.ts';
import type { Field, KeyOf, Of, Part, Row, Statuses, Words } from './field.ts';

/** A column of the list's table; on a phone, a part of the row's card. */
export interface Column<R, K extends string = KeyOf<R>> extends Field<R, K> {
  /** What the row is called: a link to its page, and the title of its card. */
  primary?: boolean;
  /** The API does not sort by it. */
  unsorted?: boolean;
  /** The largest value first, when it is asked to sort; always so of money and dates. */
  descending?: boolean;
  /** A quieter line below the value. */
  below?: Of<R, ReactNode>;
  /** Draws the cell, where no field describes it. */
  cell?: Part<R>;
  /** Shown in this layout alone. */
  only?: 'table' | 'card';
  /** Not shown until it is chosen, in a list whose columns are chosen. */
  hidden?: boolean;
}

/** What narrows a list besides its search. */
export type Filter =
  /** Buttons with the number of rows of each status; a row may have `several`. */
  | { statuses: Statuses; source: string; label?: TextKey; several?: boolean }
  /** What no other kind describes, with the values of the filter that it sets. */
  | { component: ComponentType; sources: readonly string[] }
  /** A menu, by the label of its field or another; each choice sets some values of the filter, and `all` clears them. */
  | { id: string; label?: TextKey; all?: TextKey; choices: readonly { label: TextKey | Label; values: Row }[] }
  /** On unless it is switched off. */
  | { flag: string; label: TextKey; hint: TextKey };

/** A field on the page of a record. */
export interface Fact<R, K extends string = KeyOf<R>> extends Field<R, K> {
  /** Further fields of the record that the value is made of. */
  covers?: readonly K[];
  /** Left out where there is no value, instead of shown as missing. */
  optional?: boolean;
}

/** A card of the record's page. */
export interface Section<R, K extends string = KeyOf<R>> {
  title: TextKey;
  when?: Of<R, boolean>;
  /** Above and below the facts. */
  before?: Part<R>;
  facts?: readonly (Fact<R, K> | Part<R>)[];
  after?: Part<R>;
}

/** The page of one record. Fields that are mentioned nowhere are shown at its end. */
export interface RecordPage<R, K extends string = KeyOf<R>> {
  title: Of<R, string>;
  /** Beside the title. */
  action?: Part<R>;
  /** Between the title and the sections. */
  notice?: Part<R>;
  /** The two columns of sections, one below the other on a narrow screen. */
  columns?: readonly [readonly (Section<R, K> | Part<R>)[], readonly (Section<R, K> | Part<R>)[]];
  /** Fields that the components show. */
  covers?: readonly K[];
}

/** How records are created and changed. */
export interface Writing<K extends string> {
  /** Path of the writing calls, where it is not the list's. */
  path?: string;
  /** The bodies, where they are not what the form's schema makes of it. */
  createBody?: (row: Row) => Promise<object>;
  updateBody?: (row: Row) => Promise<object>;
  /** Form fields that the API calls otherwise, by its name for them. */
  fields?: Readonly<Record<string, K>>;
  /** Form fields by the code of a refusal that is about one field without naming it. */
  codes?: Readonly<Record<string, K>>;
}

/** A field of a form. */
export interface Input<K extends string = string> {
  source: K;
  /** Where it is not the label of the field. */
  label?: TextKey;
  /** Below the field. */
  hint?: TextKey;
  /** Below the field of a new record, where its text concerns creating one. */
  newHint?: TextKey;
  /** A text of one line by default; `money` is in pesos. */
  kind?: 'paragraph' | 'number' | 'money' | 'switch';
  /** The values to choose from. */
  choices?: readonly { value: string; label: TextKey | Label }[];
  /** Short: shares its row with another one. */
  half?: boolean;
}

/** What a form asks before it is sent. */
export type FormQuestion = Readonly<Record<'title' | 'body' | 'cancel' | 'confirm', string>>;

/** The form of a new or a known record. */
export interface FormPage<R, K extends string = KeyOf<R>> {
  /** What adding and changing asks for, where not everyone who reads the list may. */
  permission?: Permission;
  title: Of<R, string>;
  /** Title of a new record. In a dialog both titles follow what is typed. */
  newTitle: Of<Row, string>;
  /** The rules that guard the API as well, which are fetched with the form, and what is checked by them. */
  schema: () => Promise<Parameters<typeof tidied>[0]>;
  body: (row: Row) => object;
  /** What a new record starts with; `filter` is the list's, for a dialog. */
  fresh: (filter: Row) => Row;
  labels: Readonly<Record<'add' | 'create' | 'save', TextKey>>;
  /** The fields, and components for what no field describes. */
  inputs: readonly (Input<K> | ComponentType | { component: ComponentType; half: true })[];
  /** Fields without which the form cannot be sent. */
  required?: readonly K[];
  /** Asks before it sends what is likely a slip; without a confirmation it leads back to `field`. */
  question?: { field: string; ask: (row: Row, words: Words, client: Client) => Promise<FormQuestion | null> };
  /** In a dialog above the list instead of on a page. */
  dialog?: boolean;
  /**
   * Deletes the record, in a dialog. The body is what is asked before, `more` stands below it, and `typed` is to be typed to
   * confirm it.
   */
  removal?: { label: TextKey; title: Of<R, string>; body: TextKey; more?: TextKey; typed?: Of<R, string> };
  /** Beside the form of a known record. */
  beside?: Part<R>;
  /** In place of the form of a record that cannot be changed, on a page or in a dialog. */
  instead?: Of<R, ReactNode>;
}

/** A resource of the console: what the API has, and how it is listed, shown and edited. */
export interface ResourceDefinition<R, K extends string = KeyOf<R>> {
  list: Endpoint<{ query: ListQuery; returns: R[] }>;
  /** What the fields of its records are called (labels.ts of its domain in the SDK). */
  labels: Readonly<Record<K, Label>>;
  /** The field that identifies a record, where it is not `id`. */
  id?: K;
  /** Shown in place of an empty list. */
  none: TextKey;
  sort: Readonly<{ field: K; order: 'ASC' | 'DESC' }>;
  columns: readonly Column<R, K>[];
  /** What exports have besides columns and facts: what only a component, or the line below a value, shows of a row. */
  exported?: readonly Field<R, K>[];
  filters?: readonly Filter[];
  /** Values of the filter that links alone set, each with the text that shows it; `first` is the first row, of which all share the value. */
  linked?: Readonly<Record<string, Of<R | undefined, string>>>;
  /** Between the list's heading and its filters. */
  above?: ComponentType;
  /** Filter of a fresh list. */
  defaultFilters?: Row;
  /** Whether people choose its columns and keep views of it. */
  configurable?: boolean;
  /** What is done with several rows of the table, and which rows may be chosen for it. */
  bulk?: { actions: ComponentType; selectable: Of<R, boolean> };
  show?: RecordPage<R, K>;
  writing?: Writing<K>;
  form?: FormPage<R, K>;
  /** Where no form makes a record: the page on which it is begun, and the button above the list that leads there. */
  start?: { label: TextKey; page: ComponentType };
}

/** A resource, whatever its records are, under the name that it has in addresses (app/resources.ts). */
export interface Resource extends ResourceDefinition<Row> {
  name: string;
}

/** Declares a resource. The type of its records is that of its list's endpoint. */
export const defineResource = <R extends Row>(
  definition: Omit<ResourceDefinition<NoInfer<R>>, 'list'> & { list: Endpoint<{ query: ListQuery; returns: R[] }> },
): Omit<Resource, 'name'> => definition;

/** Where a row of a list leads; null where records have no page. A dialog above the list keeps the list's search. */
export function addressOf({ name, show, form }: Resource, row: Row, search: string): string | null {
  const record = `/${name}/${encodeURIComponent(String(row['id']))}`;
  if (form?.dialog) return `${record}${search}`;
  if (show) return `${record}/show`;
  return form ? record : null;
}

/** The list of a resource, narrowed by its filter. */
export const filteredList = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
