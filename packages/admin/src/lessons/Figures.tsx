import { getCourseFigures } from '@lia/sdk/lessons/administration';
import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import './en.ts';
import './es.ts';

/** How many began and finished a course, and how its quizzes go: of who has a place now. */
export function Figures({ course }: { course: number }) {
  const t = useText();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [getCourseFigures, course],
    queryFn: ({ signal }) => client.call(getCourseFigures, { params: { id: course }, signal }),
    retry: false,
  });
  const figures = data?.data;
  const facts = figures && [
    [t('lessons.enrolled'), figures.enrolled],
    [t('lessons.started'), figures.started],
    [t('lessons.finished'), figures.finished],
    [t('lessons.percent'), `${figures.percent} %`],
  ];
  return (
    <Section title={t('lessons.figures')}>
      {error && <LoadError message={t('lists.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {facts && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' }}
        >
          {facts.map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      )}
      {figures && figures.quizzes.length > 0 && (
        <Box
          component="ul"
          aria-label={t('lessons.quizzes')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {figures.quizzes.map(({ id, title, takers, passed, score }) => (
            <li key={id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
              <Typography variant="body2" color="text.secondary">
                {score === null ? t('lessons.quizNone') : t('lessons.quizLine', { takers, passed, score })}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
