/** The largest number that a row can have: what is beyond names nothing, and no database takes it. */
export const LARGEST_ID = 2_147_483_647;

/** What names a row of ours, of any version: yup's own rule stops at the fifth. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether uuids name different rows, in capitals or not. */
export const areDistinct = (ids: readonly string[]): boolean =>
  new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

/** Up to `max` uuids with commas between them. */
export const uuidsIn = (max: number): RegExp => {
  const one = UUID.source.slice(1, -1);
  return new RegExp(String.raw`^${one}(,${one}){0,${max - 1}}$`, 'i');
};
