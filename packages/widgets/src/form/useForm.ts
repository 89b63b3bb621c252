import type { Message } from '@lia/sdk/messages/translate';
import type { Validation } from '@lia/sdk/validation/validate';
import { type FormikErrors, getIn, setIn, setNestedObjectValues, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import type { FieldState } from '../fields/field.ts';
import { useLate } from './useLate.ts';

/** Holds what was typed against the rules. */
export type Check<V, B> = (values: V) => Validation<B>;

export interface FormOptions<V extends object, B> {
  initial: V;
  /** Fetches the rules. They weigh more than the form, so it is called at the first focus or when the page is idle. */
  rules: () => Promise<Check<V, B>>;
}

export interface Form<V extends object, B, P extends string> {
  values: V;
  /** How often the form was refused; for `FormFrame`. */
  refusals: number;
  field: (path: P) => FieldState;
  /** Changes several values at once. */
  update: (change: (values: V) => V) => void;
  /** Shows no errors below a path until the person has been there again. */
  forget: (below: string) => void;
  /** How many fields break a rule, optionally below a path only; undefined until the rules have arrived. */
  missing: (below?: string) => number | undefined;
  /** Fetches the rules ahead of need. */
  warm: () => void;
  /**
   * Waits for the rules and holds the form against them. A valid form gives its body; otherwise the first invalid
   * field (below `below`, where given) takes the focus, and null comes back. Rejects where the rules cannot be fetched.
   */
  finish: (below?: string) => Promise<{ body: B | null } | null>;
  /** Puts the server's words on their fields, for as long as these keep their values. */
  mark: (fields: Readonly<Record<string, string>>) => void;
  /** The same for a form that was sent: shows all errors, and the first of them takes the focus. */
  refuse: (fields: Readonly<Record<string, string>>) => void;
  reset: (values: V) => void;
}

/** Values, rules and errors of one form. `P` names its fields by path. */
export function useForm<V extends object, B, P extends string>(options: FormOptions<V, B>): Form<V, B, P> {
  const { message } = useText();
  const [refusals, setRefusals] = useState(0);
  // What the server refused, with the value it refused: the error goes when the value changes.
  const refused = useRef(new Map<string, { value: unknown; message: string }>());

  // What was typed last. A validation may have begun with less, and waited for the rules while the person typed on.
  const latest = useRef(options.initial);

  const [checked, setChecked] = useState(false);
  // In a task of its own: to run the rules' code and to hold the form against them in one go is felt on a slow phone.
  const load = useLate(options.rules, () => void setTimeout(() => void firstCheck()));

  async function errorsOf(): Promise<FormikErrors<V>> {
    // Rules that cannot be fetched are asked for again, and complained about, by `finish`.
    const check = await load().catch(() => null);
    if (!check) return {};
    const values = latest.current;
    const result = check(values);
    let errors: FormikErrors<V> = {};
    for (const [path, { value, message: text }] of refused.current)
      if (getIn(values, path) === value) errors = setIn(errors, path, text);
    if (!result.ok)
      for (const [path, broken] of Object.entries<Message>(result.fields))
        errors = setIn(errors, path, message(broken));
    return errors;
  }

  const formik = useFormik<V>({
    initialValues: options.initial,
    validate: errorsOf,
    // Submitting is ours (`finish`): a form in steps submits a part of itself.
    onSubmit: () => {},
  });

  // Once the rules are loaded, the button can name what is missing: rendered with the errors, in one go.
  async function firstCheck() {
    const errors = await errorsOf();
    formik.setErrors(errors);
    setChecked(true);
  }

  const { validateForm } = formik;
  useEffect(() => {
    if (checked) void validateForm();
    // oxlint-disable-next-line react/exhaustive-deps -- another language rewords the errors
  }, [message]);

  const put = (values: V) => {
    latest.current = values;
    void formik.setValues(values);
  };

  const note = (fields: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(fields)) {
      const value: unknown = getIn(latest.current, path);
      // What has no value here (a file, a price) is not corrected by typing: kept, its error would block the form for ever.
      if (value !== undefined) refused.current.set(path, { value, message: text });
    }
  };

  const showErrors = async (below?: string) => {
    const touched = below
      ? setIn(formik.touched, below, setNestedObjectValues(getIn(latest.current, below), true))
      : setNestedObjectValues(latest.current, true);
    await formik.setTouched(touched, false);
    setRefusals((count) => count + 1);
  };

  return {
    values: formik.values,
    refusals,
    warm: () => void load().catch(() => {}),
    field: (path) => {
      const value: unknown = getIn(formik.values, path);
      const error: unknown = getIn(formik.errors, path);
      const touched: unknown = getIn(formik.touched, path);
      return {
        name: path,
        value: typeof value === 'string' ? value : '',
        error: touched === true && typeof error === 'string' ? error : undefined,
        change: (next) => put(setIn(latest.current, path, next)),
        leave: (tidy) => {
          const now: unknown = getIn(latest.current, path);
          // A field that had the focus when its form was sent is left as it goes: what it held is sent, and stays away.
          if (tidy !== undefined && tidy !== now && now === value) put(setIn(latest.current, path, tidy));
          void formik.setFieldTouched(path, true, false);
        },
      };
    },
    update: (change) => put(change(latest.current)),
    forget: (below) => void formik.setTouched(setIn(formik.touched, below, undefined), false),
    missing: (below) => (checked ? countErrors(below ? getIn(formik.errors, below) : formik.errors) : undefined),
    async finish(below) {
      const check = await load();
      const values = latest.current;
      const errors = await formik.validateForm();
      if (countErrors(below ? getIn(errors, below) : errors) > 0) {
        await showErrors(below);
        return null;
      }
      const result = check(values);
      return { body: result.ok ? result.value : null };
    },
    mark(fields) {
      note(fields);
      void formik.validateForm();
    },
    refuse(fields) {
      note(fields);
      void formik.validateForm().then(() => showErrors());
    },
    reset(values) {
      refused.current.clear();
      latest.current = values;
      formik.resetForm({ values });
      void formik.validateForm();
    },
  };
}

/** Sentences in a tree of errors. */
function countErrors(errors: unknown): number {
  if (typeof errors === 'string') return 1;
  if (typeof errors !== 'object' || errors === null) return 0;
  return Object.values(errors).reduce<number>((sum, error) => sum + countErrors(error), 0);
}
