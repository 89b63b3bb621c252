import { en as federation } from '../../federation/en.ts';
import { en as shared } from '../../i18n/en.ts';
import { en as login } from './en.ts';

/** The same texts in English. */
export const en = { ...shared, ...federation, ...login };
