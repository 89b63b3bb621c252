import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'deletions.lead_one': 'What is deleted stays here for {count} day. After that it cannot be restored.',
  'deletions.lead_other': 'What is deleted stays here for {count} days. After that it cannot be restored.',
  'deletions.failed': 'We could not fetch what was deleted',
  'deletions.none.title': 'Nothing was deleted',
  'deletions.none.text': 'What you delete by mistake can be found here.',
  'deletions.activity': 'Mission',
  'deletions.announcement': 'Announcement',
  'deletions.resource': 'Resource',
  'deletions.recording': 'Recorded class',
  'deletions.meeting': 'Class',
  'deletions.event': 'Event',
  'deletions.subject': 'Subject',
  'deletions.group': 'Group',
  'deletions.deleted': 'Deleted: {at}',
  'deletions.until': 'Can be restored until: {day}',
  'deletions.restore': 'Restore',
  'deletions.restore.of': 'Restore: {title}',
};
