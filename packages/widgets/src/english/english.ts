import { en as messages } from '@lia/sdk/messages/rules.en';

import { en as accounts } from '../accounts/en.ts';
import { en as consents } from '../consents/en.ts';
import { en as courses } from '../courses/en.ts';
import { en as donors } from '../giving/donors/en.ts';
import { en as sponsorship } from '../giving/sponsorship/en.ts';
import { en as volunteering } from '../giving/volunteering/en.ts';
import { en as giving } from '../giving/en.ts';
import { en as shared } from '../i18n/en.ts';
import { createText } from '../i18n/translator.ts';
import { en as memberships } from '../memberships/en.ts';
import { en as invoice } from '../receipts/invoice/en.ts';
import { en as payments } from '../payments/en.ts';
import { en as unsaved } from '../payments/unsaved/en.ts';
import { en as receipts } from '../receipts/en.ts';
import { en as registrations } from '../registrations/en.ts';
import { en as school } from '../registrations/school/en.ts';
import { en as teachers } from '../teachers/en.ts';

/** The texts of the forms that elements show. */
export const elementTexts = {
  ...shared,
  ...accounts,
  ...consents,
  ...courses,
  ...giving,
  ...sponsorship,
  ...volunteering,
  ...donors,
  ...memberships,
  ...invoice,
  ...payments,
  ...unsaved,
  ...receipts,
  ...registrations,
  ...school,
  ...teachers,
};

/** English for elements, a module of its own so that only who reads it fetches it: all forms at once, since few do. */
export const english = createText('en', elementTexts, messages);
