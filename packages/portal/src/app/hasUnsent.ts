/** Whether uploads or marks of attendance of a member are kept that no page has sent (storage/storedDrafts.ts, which no first screen needs). */
export const hasUnsent = (owner: string, kind = 'lia-upload|attendance'): boolean =>
  Object.keys(localStorage).some((name) => new RegExp(`:${owner}:(${kind}):`).test(name));
