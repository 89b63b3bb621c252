import { MEXICO } from '@lia/sdk/geography/rules';
import { childLabels, parentLabels } from '@lia/sdk/registrations/labels';
import { MAX_CHILDREN } from '@lia/sdk/registrations/rules';

import { type AcceptedPath, type AcceptedTexts, nothingAccepted } from '../consents/accepted.ts';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '../drafts/draft.ts';
import { emptyTexts } from '../form/emptyTexts.ts';
import { filled } from '../form/filled.ts';

const blankParent = { ...emptyTexts(parentLabels), country: MEXICO };
export const blankChild = emptyTexts(childLabels);

type ParentField = keyof typeof blankParent;
export type ChildField = keyof typeof blankChild;
export type ChildTexts = Record<ChildField, string>;
export type ParentValues = Record<ParentField, string>;
/** `id` identifies a child while others are added and removed; it is not sent. */
export type ChildValues = ChildTexts & { id: string };

/** A parent and their children as text, in the shape of the body; the consents stand apart, since they come last. */
export interface RegistrationValues extends AcceptedTexts {
  form: ParentValues;
  children: ChildValues[];
}
export type RegistrationPath = `form.${ParentField}` | `children[${number}].${ChildField}` | AcceptedPath;

let ids = 0;

/** A child of whom nothing is known yet. */
export const newChild = (): ChildValues => ({ ...blankChild, id: String((ids += 1)) });

/** The list starts with one child (document 1 section 4). */
export const blankValues = (): RegistrationValues => ({
  form: blankParent,
  children: [newChild()],
  ...nothingAccepted,
});

export const withoutSecrets = <T extends { password: string; password_confirmation: string }>(person: T): T => ({
  ...person,
  password: '',
  password_confirmation: '',
});

/** Everything but passwords and consents: to accept is an act of its own. */
export const keep = ({ form, children }: RegistrationValues): unknown => ({
  form: withoutSecrets(form),
  children: children.map((child) => withoutSecrets(takeTexts<ChildField>(blankChild, child))),
});

export function revive(stored: unknown): RegistrationValues {
  const blank = blankValues();
  if (!isRecord(stored)) return blank;
  const { form, children } = stored;
  const kept = Array.isArray(children) ? children.slice(0, MAX_CHILDREN) : [];
  return {
    form: takeTexts<ParentField>(blank.form, form),
    children:
      kept.length > 0
        ? kept.map((child: unknown) => ({ ...newChild(), ...takeTexts<ChildField>(blankChild, child) }))
        : blank.children,
    ...nothingAccepted,
  };
}

/** The body as the API takes it. */
export const bodyOf = ({ form, children, consents }: RegistrationValues): object => ({
  form: { ...filled(form), role_id: 'padre', consents },
  children: children.map((child) => filled(takeTexts<ChildField>(blankChild, child))),
});

/** Messages for fields, by the form's paths: the API has the consents among the parent's data. */
export const byOwnPaths = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^form\.(?=consents\.)/, ''), message]),
  );

export const fullName = ({ name, last_name }: { name: string; last_name: string }): string =>
  `${name} ${last_name}`.trim();
