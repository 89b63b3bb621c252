import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about how a site's form looks, in English. */
const embedLook: Texts['embedLook'] = {
  title: 'How it will look',
  language: 'Language',
  languages: { page: 'That of the page', es: 'Spanish', en: 'English' },
  scheme: 'Background',
  schemes: { light: 'Light', dark: 'Dark', auto: 'That of the visitor' },
  color: 'Main colour',
  ownColor: 'Use a colour of the school',
  faint: 'Links in this colour are hard to read on white. Choose a darker one.',
  css: 'Add this to the style sheet of the site:',
  copyCss: 'Copy styles',
  preview: 'Preview of “{form}”',
  previewHint: 'It is the real form, but it cannot be filled in here, sends nothing and does not count as a view.',
  width: 'Width of the preview',
  widths: { phone: 'Phone', desktop: 'Computer' },
  previewFailed: 'We could not load the preview. The code works all the same.',
  starts: {
    support: 'Starts with',
    type: 'Starts with',
    membership: 'Plan',
  },
  usual: 'As usual',
  values: {
    'donation.support.1': 'One to ten children',
    'donation.support.2': 'More than ten',
    'donation.support.3': 'An amount',
    'sponsorship.type.1': 'Special projects',
    'sponsorship.type.2': 'Programming courses',
    'registration.type.padre': 'A family',
    'registration.type.escuela': 'A school',
    'teacher-registration.type.10': 'Guest teacher',
    'teacher-registration.type.20': 'Accredited teacher',
    'teacher-registration.type.30': 'Certified teacher',
    'membership.gratis': 'Free',
    'membership.mensual': 'Monthly',
    'membership.anual': 'Yearly',
  },
};

addTexts('en', { embedLook });
