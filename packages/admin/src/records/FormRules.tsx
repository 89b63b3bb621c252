import { validate } from '@lia/sdk/validation/validate';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

import { useMessage } from '../i18n/text.ts';
import type { FormPage } from '../resources/definition.ts';
import { formPath, type Row } from '../resources/field.ts';
import { RULES } from './RulesMissing.tsx';

type Schema = FormPage<Row>['schema'];

/** The rules that guard the server, in the words of the chosen language: what is wrong with the body, by its paths. */
export function useRules(
  schema: Schema,
  bodyOf: (row: Row) => object,
): (row: Row) => Promise<Record<string, string | Record<string, string>>> {
  const describe = useMessage();
  return async (row) => {
    let rules;
    try {
      rules = await schema();
    } catch {
      return { [RULES]: 'missing' };
    }
    const result = validate(rules, bodyOf(row), { input: 'typed' });
    if (result.ok) return {};
    const errors: Record<string, string | Record<string, string>> = {};
    for (const [path, message] of Object.entries(result.fields)) {
      const [field = '', index] = formPath(path).split('.');
      // Errors of a list are an object by position, as the form's own are: holes of a list would be errors without text.
      if (index === undefined) errors[field] = describe(message);
      else errors[field] = { ...listErrors(errors[field]), [index]: describe(message) };
    }
    return errors;
  };
}

const listErrors = (errors: string | Record<string, string> | undefined) => (typeof errors === 'object' ? errors : {});

/** Fetches the rules while the form is filled in. A failure is reported at once: loading the page again costs what is typed. */
export function FetchRules({ schema }: { schema: Schema }) {
  const { setError } = useFormContext();
  useEffect(() => {
    schema().catch(() => setError(RULES, { type: 'missing' }));
  }, [schema, setError]);
  return null;
}
