/** Whether earlier pages of a member left uploads or marks to be sent (services/keptDrafts.ts, which no first screen needs). */
export const hasLeft = (owner: string, kind = 'lia-upload|attendance'): boolean =>
  Object.keys(localStorage).some((name) => new RegExp(`:${owner}:(${kind}):`).test(name));
