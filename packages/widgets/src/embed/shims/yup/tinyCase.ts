/** Renaming of keys, which no schema of ours asks for. */
export const camelCase = (key: string): string => key;
export const snakeCase = camelCase;
