import { validate } from '@lia/sdk/validation/validate';

import type { Row } from '../app/resourceEndpoints.ts';
import { useMessage } from '../i18n/text.ts';

/** The rules that guard the server, in the words of the chosen language: what is wrong with the body, by its paths. */
export function useRules(
  schema: Parameters<typeof validate>[0],
  bodyOf: (row: Row) => object,
): (row: Row) => Record<string, string> {
  const describe = useMessage();
  return (row) => {
    const result = validate(schema, bodyOf(row), { input: 'typed' });
    if (result.ok) return {};
    return Object.fromEntries(Object.entries(result.fields).map(([path, message]) => [path, describe(message)]));
  };
}
