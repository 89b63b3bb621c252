import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about reports, in English. */
const moderation: Texts['moderation'] = {
  none: 'When someone reports a message, an announcement or a comment, it appears here.',
  of: '{kind} of {person}',
  kinds: {
    message: 'Message',
    announcement: 'Announcement',
    homeworkComment: 'Comment on homework',
    delivery: 'Homework that was handed in',
    clubPost: 'Post of a club',
  },
  about: { content: 'What was written', person: 'The person' },
  reasons: {
    insults: 'Insults',
    bullying: 'Bullying',
    privacy: 'Data or photos of someone',
    spam: 'Advertising or a scam',
    violence: 'Violence or threats',
    sexual: 'Sexual content',
    danger: 'Danger to a child',
    other: 'Other',
  },
  statuses: { open: 'To review', review: 'In review', resolved: 'Resolved' },
  outcomes: { hidden: 'Hidden', warned: 'Talked with the person', noFault: 'No fault' },
  levels: { school: 'The school', lia: 'LIA' },
  grave: 'Grave',
  attention: 'Attention',
  all: 'All',
  isGrave: 'Grave and unresolved',
  isUnresolved: 'Unresolved',
  content: 'What was reported',
  report: 'The report',
  log: 'Log',
  logNone: 'No one has reviewed it yet.',
  logLine: '{by}, {at}',
  decision: 'Next step',
  decidedByLia: 'LIA decides this report. You will see here what it decided.',
  note: 'Why',
  noteHint: 'It stays in the log. The reporter does not read it.',
  noteMissing: 'Write why',
  help: 'If there is danger now, call 911. Línea de la Vida: 800 911 2000.',
  actions: {
    review: 'Begin the review',
    hide: 'Hide what was written',
    warn: 'I talked with the person',
    clear: 'There is no fault',
    escalate: 'Hand it to LIA',
    restore: 'Show it again',
  },
  did: {
    review: 'Began the review',
    hide: 'Hid it',
    warn: 'Talked with the person',
    clear: 'Found no fault',
    escalate: 'Handed it to LIA',
    restore: 'Showed it again',
  },
};

addTexts('en', { moderation });
