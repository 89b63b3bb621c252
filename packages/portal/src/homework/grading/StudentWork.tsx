import { formatInstant } from '@lia/sdk/calendar/instants';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useRead } from '../../reads/useRead.ts';
import { LazyReport } from '../../moderation/LazyReport.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { LazyAudio } from '../comments/LazyAudio.tsx';
import { Delivered } from './Delivered.tsx';
import type { GradeDraft, WriteGrade } from './draft.ts';
import { GradeForm } from './GradeForm.tsx';

interface StudentWorkProps {
  id: string;
  /** Whether it takes the focus: it was gone on to. */
  hasFocus: boolean;
  draft: GradeDraft;
  write: WriteGrade;
  changed: () => void;
  goOn: (sent: GradeDraft, ofTeam: boolean) => void;
  step: (by: 1 | -1) => void;
}

/** What one student delivered, and grading it beside. */
export function StudentWork({ id, changed, ...more }: StudentWorkProps) {
  const { t } = useText();
  const { data, error, mutate } = useRead(['homework', id], (client) => client.call(getHomework, { params: { id } }));

  function saved(homework: HomeworkDetail): void {
    void mutate({ data: homework }, false);
    changed();
  }

  if (data) {
    return (
      <Work
        homework={data.data}
        saved={saved}
        reread={async () => {
          await mutate();
          changed();
        }}
        {...more}
      />
    );
  }
  if (error !== undefined) {
    return <ReadFailed inside title={t('grading.failed')} error={error} retry={() => void mutate()} />;
  }
  return (
    <Loading>
      <Skeleton variant="rounded" height={320} />
    </Loading>
  );
}

interface WorkProps extends Omit<StudentWorkProps, 'id' | 'changed'> {
  homework: HomeworkDetail;
  saved: (homework: HomeworkDetail) => void;
  reread: () => Promise<void>;
}

function Work({ homework, hasFocus, ...form }: WorkProps) {
  const { t, language } = useText();
  const { id, student, status, due_at, zone, is_extended, comments, team } = homework;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the field would open the keyboard over what was delivered.
  const isTyped = matchMedia('(pointer: fine)').matches;

  useEffect(() => {
    if (hasFocus && !isTyped) heading.current?.focus();
  }, [hasFocus, isTyped]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography
            variant="h2"
            ref={heading}
            tabIndex={-1}
            sx={{ outline: 'none', overflowWrap: 'anywhere', scrollMarginTop: 80 }}
          >
            {student.name}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>{homeworkStatusLabels[status][language]}</Typography>
          <Typography color="text.secondary">
            {t('grading.due', { at: formatInstant(due_at, language, zone) })}
          </Typography>
          {is_extended && <Typography>{t('grading.extended')}</Typography>}
          {team && <Typography>{t('grading.team', { name: team.name, members: team.members.join(', ') })}</Typography>}
        </Box>
        <Delivered homework={homework} />
        {comments.length > 0 && (
          <Section title={t('grading.comments')}>
            {comments.map(({ id: comment, author, body, audience, audio, mine }) => (
              <Box key={comment} sx={{ display: 'grid', gap: 2, width: '100%', overflowWrap: 'anywhere' }}>
                <Typography sx={{ whiteSpace: 'pre-wrap' }}>
                  <strong>
                    {author}
                    {audience === 'family' && ` (${t('grading.comments.family')})`}
                  </strong>
                  {body !== '' && `: ${body}`}
                </Typography>
                {audio && <LazyAudio homework={id} audio={audio} author={author} />}
                {!mine && <LazyReport kind="homeworkComment" id={comment} name={author} />}
              </Box>
            ))}
          </Section>
        )}
      </Box>
      <GradeForm homework={homework} hasFocus={hasFocus && isTyped} {...form} />
    </Box>
  );
}
