import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'myData.status.received': 'In progress',
  'myData.status.answered': 'Answered',
  'myData.status.refused': 'Refused',
  'myData.status.withdrawn': 'Withdrawn',
  'myData.lead':
    'Here you can ask for the data that we keep, have it corrected or deleted, or oppose a use of it. We answer within {days} working days.',
  'myData.requests': 'Your requests',
  'myData.none': 'You have not asked us for anything yet. Once you do, our answer will appear here.',
  'myData.failed': 'We could not get your requests',
  'myData.of': 'About the data of {name}',
  'myData.formerChild': 'You no longer answer for this student: we show neither their data nor our answer.',
  'myData.sent': 'Sent: {day}',
  'myData.due': 'We answer by: {day}',
  'myData.extended': 'Why we need more time',
  'myData.asked': 'What you asked for',
  'myData.note': 'Our answer',
  'myData.withdrawn': 'Why it was closed',
  'myData.withdraw': 'Withdraw the request',
  'myData.withdraw.title': 'Withdraw this request?',
  'myData.withdraw.text':
    'We will not answer it, and nothing changes in the data. You can make another one at any time.',
  'myData.archive.preparing': 'We are preparing the file with the data. We will tell you by e-mail.',
  'myData.archive.failed':
    'We could not prepare the file with the data. We know: we will try again, and send you an e-mail.',
  'myData.archive.save': 'Download the data',
  'myData.archive.until': 'You can download them until {when}. Take care of the file: it is personal.',
  'myData.archive.expired': 'The file with the data expired. If you need it again, ask for it once more.',
  'myData.new': 'New request',
  'myData.kind': 'What would you like to ask for?',
  'myData.whose': 'Whose data?',
  'myData.mine': 'Mine',
  'myData.details': 'Tell us what you need',
  'myData.submit': 'Send request',
};
