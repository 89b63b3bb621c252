import type { Activity } from '@lia/sdk/activities/schema';
import { releaseGrades } from '@lia/sdk/deliveries/endpoints';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useChange } from '../../changes/useChange.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Question } from '../../ui/Question.tsx';

interface ReleaseGradesProps {
  activity: Activity;
  released: () => void;
}

/** Lets students and families see the grades of an activity; it is asked before, since they are notified. */
export function ReleaseGrades({ activity: { id, grades_released_at }, released }: ReleaseGradesProps) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [asking, setAsking] = useState(false);

  async function release(): Promise<void> {
    if (await run((client) => client.call(releaseGrades, { params: { id } }))) released();
    setAsking(false);
  }

  if (grades_released_at !== null) return <Typography>{t('grading.released')}</Typography>;
  return (
    <>
      <ActionButton variant="outlined" onClick={() => setAsking(true)}>
        {t('grading.release')}
      </ActionButton>
      {asking && (
        <Question
          title={t('grading.release.title')}
          text={t('grading.release.text')}
          yes={t('grading.release')}
          busy={busy}
          confirm={() => void release()}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
