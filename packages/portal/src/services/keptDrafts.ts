/** What the names of one member's encrypted drafts in local storage begin with. */
export const draftPrefix = (uuid: string): string => `lia-vault:${uuid}:`;

/** The names of a member's drafts in local storage: forms that they began and did not send. */
export const keptDrafts = (uuid: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix(uuid)));

/** Removes them. */
export function discardDrafts(uuid: string): void {
  for (const name of keptDrafts(uuid)) localStorage.removeItem(name);
}
