import type { Host } from '@lia/widgets/react';

/** What the names of one member's encrypted drafts in local storage begin with. */
export const draftPrefix = (uuid: string): string => `lia-vault:${uuid}:`;

/** The names of a member's drafts in local storage: forms that they began and did not send. */
export const storedDrafts = (uuid: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix(uuid)));

/** What follows the prefix in the name of an upload that is kept: when it is over, in milliseconds since 1970, and its id. */
const UPLOAD = /:lia-upload:(\d+):([\da-f-]+)$/;
export const uploadName = (uuid: string, overAt: number, id: string): string =>
  `${draftPrefix(uuid)}lia-upload:${overAt}:${id}`;

/** The names of a member's uploads that are not over, with their ids. */
export const storedUploads = (uuid: string): { name: string; id: string }[] =>
  storedDrafts(uuid).flatMap((name) => {
    const [, overAt, id] = UPLOAD.exec(name) ?? [];
    return id === undefined || Number(overAt) < Date.now() ? [] : [{ name, id }];
  });

/** Removes the uploads of whatever member that are over; returns the ids of the others. */
export function removeOverUploads(): string[] {
  return Object.keys(localStorage).flatMap((name) => {
    const [, overAt, id] = UPLOAD.exec(name) ?? [];
    if (id === undefined) return [];
    if (Number(overAt) >= Date.now()) return [id];
    localStorage.removeItem(name);
    return [];
  });
}

/** Removes them. */
export function discardDrafts(uuid: string): void {
  for (const name of storedDrafts(uuid)) localStorage.removeItem(name);
}

/** The JSON that is kept under a name; null where there is none. */
export function storedValue(storage: NonNullable<Host['drafts']>, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
