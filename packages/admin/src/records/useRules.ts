import { validate } from '@lia/sdk/validation/validate';

import { useMessage } from '../i18n/text.ts';
import type { Row } from '../resources/field.ts';
import { formPath } from '../resources/formPath.ts';

/** The rules that guard the server, in the words of the chosen language: what is wrong with the body, by its paths. */
export function useRules(
  schema: Parameters<typeof validate>[0],
  bodyOf: (row: Row) => object,
): (row: Row) => Record<string, string | Record<string, string>> {
  const describe = useMessage();
  return (row) => {
    const result = validate(schema, bodyOf(row), { input: 'typed' });
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
