import type { sentences as spanish } from './conversations.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  CONVERSATION_CLOSED: 'No one can write here any more: the group, the school or the family changed',
  REPORT_STEP: 'This report has changed. Open it again to see how it is',
  MESSAGE_SETTLED: 'This message cannot be changed any more',
  'message.sent': 'Your message was sent',
  'message.changed': 'The change of your message was saved',
  'message.withdrawn': 'Your message was taken back',
  'message.read': 'The messages were marked as read',
  'message.urgent': 'Only the school can send urgent messages',
  'report.made': 'We have your report. Thank you for telling us',
  'report.moderated': 'The step was written into the log',
  'officeHours.within': 'Choose hours within those of the school',
};
