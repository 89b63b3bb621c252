/** Drafts of members' forms as versions before the encrypted ones kept them (decision 74). Those of visitors have other names. */
const CLEAR_DRAFT =
  /^lia-draft:portal:(plan|card|subscription|invoice|my-course|my-donation|my-sponsorship|further-child)(:|$)/;

/** Removes what earlier versions kept in the clear of forms that members began. */
export function removeClearDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) if (CLEAR_DRAFT.test(name)) localStorage.removeItem(name);
  } catch {
    // Without storage there are none.
  }
}
