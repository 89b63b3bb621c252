import { createContext, useContext } from 'react';

/** The import whose rows are shown, for the cells of their list. */
export const ImportContext = createContext<string | null>(null);

export function useImportId(): string {
  const id = useContext(ImportContext);
  if (id === null) throw new Error('useImportId needs an ImportContext');
  return id;
}
