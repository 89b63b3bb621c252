import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about statements of gifts, in English. */
const payouts: Texts['payouts'] = {
  none: 'The statement of each month will be here, with what comes through the forms of partner schools.',
  statuses: { open: 'Current month', issued: 'Issued' },
  title: 'Statement · {month}',
  openTitle: 'The month is not over',
  openBody: 'What comes until its last day is added here. It does not change after that.',
  entries: 'Movements',
  kinds: { payment: 'Gift', refund: 'Refund', reversal: 'Refund taken back' },
  ofEarlierMonth: '{movement} of a gift of {month}',
  negative:
    'More was refunded than came in the month. The difference is not taken off the next month by itself: LIA and the school agree on how it is settled.',
  reasons: { donation: 'Donation', sponsorship: 'Sponsorship' },
  noFolio: 'No receipt',
  unknownFee: 'Not known',
  fees: 'The fee is what the payment provider kept, by its own report. It is not taken off the net.',
  unknownFees_one: 'That of {count} movement is not known yet, and not in the total.',
  unknownFees_other: 'Those of {count} movements are not known yet, and not in the total.',
  total: 'Net of the month',
  summary: '{paid} received · {refunded} refunded',
  sites: 'Your sites in the month',
  site: 'Site',
  views: 'Views',
  starts: 'Started',
  submissions: 'Sent',
  noSites: 'This school has no site with our forms yet.',
  privacy: 'Who gave is not shown: donors decide with LIA where their name appears.',
  csv: 'Download CSV',
  csvName: 'statement-{month}',
  csvFailed: 'We could not create the file. Please try again.',
  print: 'Print',
  failed: 'We could not load the statement.',
};

addTexts('en', { payouts });
