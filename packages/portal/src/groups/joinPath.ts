/** Where the code of a group is entered. */
export const joinPath = '/apps/grupos/unirse';
