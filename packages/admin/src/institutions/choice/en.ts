import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about choosing a school, in English. */
const schools: Texts['schools'] = {
  school: 'School',
  company: 'Company',
  noCompany: 'No company has that name',
  none: 'No school has that name',
};

addTexts('en', { schools });
