import type { ShellNode } from '../element/shell.ts';

/**
 * Forms as they first look, by the elements that look so. The embed build draws them from the forms and puts them here,
 * other ones in each loader (build/embed.ts).
 */
export const shells: readonly (readonly [selector: string, shell: ShellNode])[] = [];

/** The rules that they take, likewise. */
export const firstRules = '';
