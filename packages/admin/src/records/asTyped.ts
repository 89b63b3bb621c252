/** Text as it was typed: react-admin turns an emptied field into null, which is no text. */
export const asTyped = (text: string): string => text;
