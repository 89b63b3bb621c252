/** `origins[1]`, as the API names a field, is `origins.1` to a form. */
export const formPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');
