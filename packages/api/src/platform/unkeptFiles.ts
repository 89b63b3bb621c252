import type { AppContext } from './appContext.ts';
import { discardUnlessKept } from './discardFiles.ts';
import type { FileStore } from './files.ts';

/**
 * The store for bytes whose row is written afterwards: they are deleted after a day where it never is, as when the process is killed in
 * between. Not to be written to within a transaction.
 */
export const discardingUnkept = ({ db, files }: Pick<AppContext, 'db' | 'files'>): FileStore => ({
  ...files,
  async write(storageKey, bytes) {
    await discardUnlessKept(db, storageKey);
    await files.write(storageKey, bytes);
  },
});
