import type { Validation } from '@lia/sdk/validation/validate';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';

/** What is wrong with a form, named once it was tried to send it. */
export function useErrors(checked: Validation<unknown>) {
  const { message } = useText();
  const [tried, setTried] = useState(false);
  return {
    tried,
    attempt: () => setTried(true),
    errorOf: (field: string): string | null => {
      const found = tried && !checked.ok ? checked.fields[field] : undefined;
      return found ? message(found) : null;
    },
  };
}
