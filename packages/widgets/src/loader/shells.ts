import type { ShellNode } from '../element/shell.ts';

/** Forms as they first look, by tag. The embed build draws them from the forms and puts them here (build/embed.ts). */
export const shells: Readonly<Record<string, ShellNode>> = {};

/** The rules that they take, likewise. */
export const firstRules = '';
