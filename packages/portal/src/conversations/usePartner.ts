import type { Conversation } from '@lia/sdk/conversations/schema';

import { useText } from '../i18n/useText.ts';

/** Whom a conversation is with: the teacher of a group, or the school. */
export function usePartner({
  group,
  teacher,
  school,
  side,
}: Pick<Conversation, 'group' | 'teacher' | 'school' | 'side'>): string {
  const { t } = useText();
  if (!group) return side === 'family' ? school.name : t('conversations.withSchool');
  if (teacher === null || teacher === '' || side === 'teacher')
    return t('conversations.withGroup', { group: group.name });
  return t('conversations.withTeacher', { teacher, group: group.name });
}
