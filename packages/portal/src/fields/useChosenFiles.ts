import { useState } from 'react';

import { useText } from '../i18n/useText.ts';

/** Files that were chosen for a call, all of them, and why they are too many, in words. */
export function useChosenFiles(most: number) {
  const { message } = useText();
  const [files, choose] = useState<readonly File[]>([]);
  return {
    files,
    choose,
    tooMany: files.length > most ? message({ key: 'documents.max', values: { max: most } }) : null,
  };
}
