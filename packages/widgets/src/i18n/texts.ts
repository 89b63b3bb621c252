import type { es } from './es.ts';

type Shared = typeof es;

/**
 * Every text there is: those that forms share, and those of each domain's forms. A domain adds its own where it writes
 * them, by declaration merging, so that this folder imports no domain.
 */
export interface Texts extends Shared {}
