import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about data requests, in English. */
const dataRequests: Texts['dataRequests'] = {
  none: 'When someone asks to see, correct or delete their data, the request appears here with its last day.',
  of: '{kind} · {name}',
  kinds: {
    access: 'Access',
    rectification: 'Rectification',
    cancellation: 'Cancellation',
    opposition: 'Opposition',
  },
  statuses: { received: 'To answer', answered: 'Answered', refused: 'Refused', withdrawn: 'Withdrawn' },
  left_one: '{count} day left',
  left_other: '{count} days left',
  today: 'Due today',
  late_one: 'Overdue by {count} day',
  late_other: 'Overdue by {count} days',
  asked: 'The request',
  asker: 'Who made it',
  decision: 'Answer',
  noteHint: 'The person reads this text',
  noteKept: 'It stays on record; who made the request does not read it',
  formerGuardian:
    'Who made the request no longer answers for the student. They get no answer: refuse it, or close it as withdrawn.',
  inactive: {
    email:
      'That account does not open “My data”, since it is deactivated or of a student: the answer is not read there, nor is the archive downloaded. We e-mail the answer.',
    nowhere:
      'Who made the request can no longer sign in, and we have no confirmed address of theirs: they will not read the answer. Restore their account, or get it to them another way.',
  },
  noteMissing: 'Write the answer or the reason',
  answer: 'Mark as answered',
  refuse: 'Refuse',
  extend: 'Extend the time',
  withdraw: 'The person withdrew it',
  add: 'Enter a request',
  create: 'Enter',
  archive: {
    title: 'Archive of their data',
    about: 'Brings together what we keep of the person. Only who asked for it can download it, in “My data”.',
    inactive: 'Their account does not open “My data”, so they cannot download it.',
    prepare: 'Prepare the archive',
    preparing: 'It is being prepared…',
    failed: 'We could not prepare it. Try again; if it fails once more, look at “Jobs”.',
    ready: 'Ready until {when}.',
    expired: 'It expired on {when}.',
    untouched: 'Not downloaded yet.',
    downloaded: 'Downloaded on {when}.',
  },
  account: 'Their account (optional)',
  accountHint:
    'Choose it if there is one: the answer is in “My data” as well, and from here you can prepare their archive or erase the account.',
  noAccount: 'No account has that name or address',
  receivedHint: 'The day on which it came: the 20 working days count from there',
};

addTexts('en', { dataRequests });
