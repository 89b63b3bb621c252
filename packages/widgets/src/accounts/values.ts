/** The credentials as text, under the names of the body. */
export const blank = { username: '', password: '' };
export type LoginPath = keyof typeof blank;
export type LoginValues = Record<LoginPath, string>;
