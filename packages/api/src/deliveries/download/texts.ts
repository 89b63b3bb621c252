import type { Language } from '../../platform/language.ts';

interface Texts {
  missing: string;
  missingIn: string;
  noneMissing: string;
  links: string;
  broken: string;
  brokenIn: string;
}

const es: Texts = {
  missing: 'Sin entregar.txt',
  missingIn: 'No han entregado:',
  noneMissing: 'Todos entregaron.',
  links: 'enlaces.txt',
  broken: 'Archivos que faltan.txt',
  brokenIn: 'Estos archivos ya no están completos. Pide que los entreguen otra vez:',
};

const en: Texts = {
  missing: 'Not handed in.txt',
  missingIn: 'They have not handed in:',
  noneMissing: 'Everyone handed in.',
  links: 'links.txt',
  broken: 'Missing files.txt',
  brokenIn: 'These files are not whole any more. Ask for them to be handed in again:',
};

/** What stands in an archive of deliveries beside them, and how those files are called. */
export const texts: Readonly<Record<Language, Texts>> = { es, en };
