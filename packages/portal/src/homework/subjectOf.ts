import type { Homework } from '@lia/sdk/homework/records';

/** What a homework belongs to, as students are shown it: its subject, or its group where it has none. */
export const subjectOf = ({ subject, group }: Pick<Homework, 'subject' | 'group'>): { id: string; name: string } =>
  subject ?? group;
