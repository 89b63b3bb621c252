import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts of values that no list of the console shows, in English. */
const auditValues: Texts['auditValues'] = {
  shifts: { matutino: 'Morning', vespertino: 'Afternoon', nocturno: 'Evening', completo: 'Full time' },
  methods: { checkout: "The provider's page", transfer: 'Bank transfer', card: 'Card', oxxo: 'OXXO' },
  subscriptions: { incomplete: 'Not confirmed', active: 'Active', past_due: 'Payment due', ended: 'Ended' },
  languages: { es: 'Spanish', en: 'English' },
  contacts: {
    donations: 'Donation',
    sponsorships: 'Sponsorship',
    volunteerings: 'Volunteering',
    'school-contacts': 'Request of a school',
  },
  students: 'Students',
};

addTexts('en', { auditValues });
