import { locales, type Language } from '../messages/language.ts';

const MEGABYTE = 1_000_000;

/** `12.4 MB`, as sizes of files are written in Mexico and in English alike; the smallest is 0.1. */
export const formatSize = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / MEGABYTE));
