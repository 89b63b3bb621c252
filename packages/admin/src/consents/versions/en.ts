import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about the versions of legal texts, in English. */
const legalTexts: Texts['legalTexts'] = {
  none: 'The versions of the terms and of the privacy notice will appear here.',
  add: 'Add a version',
  new: 'New version of a text',
  create: 'Save the version',
  of: '{document}, from {day}',
  documents: { terms: 'Terms and conditions', privacy: 'Privacy notice' },
  statuses: { current: 'In force', scheduled: 'Scheduled', past: 'Past' },
  about: 'Version',
  initial: 'LIA, from the beginning',
  versionHint:
    'From the beginning of that day in Mexico City, tomorrow at the earliest. People are asked to agree from then on',
  textHint: 'Markdown: ## before a subtitle, a blank line between paragraphs',
  preview: { es: 'How it will read in Spanish', en: 'How it will read in English' },
  start: 'Start with the text in force',
  startFailed: 'We could not fetch the text in force',
  language: 'Language',
  spanish: 'Spanish',
  english: 'English',
  text: 'Text',
  compare: 'Compare with',
  alone: 'No other version',
  same: 'Both versions say the same.',
  withdraw: 'Withdraw this version',
  withdrawTitle: 'Withdraw this version?',
  withdrawBody: 'It is not in force yet. The text of today stays in force.',
  keep: 'Keep it',
};

addTexts('en', { legalTexts });
