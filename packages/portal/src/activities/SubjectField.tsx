import type { Activity } from '@lia/sdk/activities/schema';
import Box from '@mui/material/Box';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

interface SubjectFieldProps {
  group: string;
  /** The one that the activity has: it stays though it was deleted. */
  kept: Activity['subject'];
  /** Its id; empty for none. */
  subject: string;
  choose: (subject: string) => void;
  add: () => void;
}

/** The subject of an activity, of those of its group, to which one may be added. */
export function SubjectField({ group, kept, subject, choose, add }: SubjectFieldProps) {
  const { t } = useText();
  const { data } = useSubjects(group);
  const subjects = data?.data ?? [];
  const isDeleted = data !== undefined && kept !== null && subjects.every(({ id }) => id !== kept.id);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > .field': { width: '100%' } }}>
      <LabelledSelect label={t('activities.subject')} value={subject} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('activities.subject.none')}</option>
        {(isDeleted ? [...subjects, kept] : subjects).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </LabelledSelect>
      <ActionButton onClick={add}>{t('activities.subject.add')}</ActionButton>
    </Box>
  );
}
