import { array, boolean, type InferType, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';
import { MOST_SHORTCUTS, type Settings, settingChoices, themes } from './rules.ts';

const oneOf = <T extends string>(choices: readonly T[]) =>
  string().typeError(messageKey('invalid')).oneOf(choices, messageKey('invalid')).optional();

const flag = () => boolean().typeError(messageKey('invalid')).optional();

/** The theme settings of a person (document 1 section 2). */
export const settingsSchema = record({
  layout: oneOf(settingChoices.layout),
  direction: oneOf(settingChoices.direction),
  main: oneOf(themes),
  navbar: oneOf(themes),
  toolbar: oneOf(themes),
  footer: oneOf(themes),
  navbar_folded: flag(),
  footer_shown: flag(),
  custom_scrollbars: flag(),
  animations: flag(),
}) satisfies { __outputType: Settings };

export const settingsAnswerSchema = record({ data: settingsSchema.required() });
export type SettingsAnswer = InferType<typeof settingsAnswerSchema>;

const NAVIGATION_ID = /^[a-z][a-zA-Z\d.]{0,59}$/;

const navigationIds = () =>
  array(
    string()
      .typeError(messageKey('invalid'))
      .required(messageKey('required'))
      .matches(NAVIGATION_ID, messageKey('invalid')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MOST_SHORTCUTS, messageKey('invalid'));

/** Ids of the navigation items that a person pinned, in their order (document 1 section 3). */
export const shortcutsSchema = record({ shortcuts: navigationIds() });
export type Shortcuts = InferType<typeof shortcutsSchema>;

export const shortcutsAnswerSchema = record({ data: navigationIds() });
export type ShortcutsAnswer = InferType<typeof shortcutsAnswerSchema>;
