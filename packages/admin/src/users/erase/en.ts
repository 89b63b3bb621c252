import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about erasing an account, in English. */
const erase: Texts['erase'] = {
  title: 'Cancellation of their data',
  about:
    'Erases the account {username} for good: its personal data, messages and files. The request is answered by it, and who made it gets an e-mail.',
  open: 'Erase for good',
  question: 'Erase {name} for good',
  erases:
    'Their name, e-mail, phone, CURP and username are erased; their ways to sign in; their messages, posts, deliveries and files; their calendar, certificates, invitations and documents.',
  keeps:
    'Kept, because the law asks for it: payments, receipts, invoices and donations (tax law); grades, report cards and attendance (record of the school); consents, reports, their requests and the record of changes (proof of what was done). It cannot be undone.',
};

addTexts('en', { erase });
