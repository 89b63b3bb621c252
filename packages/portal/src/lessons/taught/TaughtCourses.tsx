import { may } from '@lia/sdk/accounts/permissions';
import { listTaughtCourses } from '@lia/sdk/lessons/endpoints';
import type { TaughtCourse } from '@lia/sdk/lessons/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useMember } from '../../services/services.ts';
import { useRead } from '../../reads/useRead.ts';
import { cardGrid } from '../../ui/cardGrid.ts';
import { ReadOutcome } from '../../ui/ReadOutcome.tsx';
import { coursePath } from '../paths.ts';

/** The courses that the member teaches, with figures of their students; all of them for an administrator. */
export function TaughtCourses() {
  const { t } = useText();
  const isAdmin = may(useMember(), 'courses.manage');
  const read = useRead([listTaughtCourses], (client) => client.call(listTaughtCourses));
  return (
    <Box component="section" aria-labelledby="taught" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="taught">
        {t(isAdmin ? 'taught.all' : 'taught.title')}
      </Typography>
      <ReadOutcome read={read} failed={t('taught.failed')} height={240} cards={1}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography color="text.secondary">{t('taught.none')}</Typography>
          ) : (
            <Box component="ul" sx={cardGrid}>
              {data.map((course) => (
                <TaughtCard key={course.id} course={course} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
    </Box>
  );
}

function TaughtCard({ course }: { course: TaughtCourse }) {
  const { t } = useText();
  const { id, name, lessons, enrolled, started, finished, percent, quizzes } = course;
  return (
    <Card
      component="li"
      sx={{ p: 5, display: 'grid', gap: 3, gridTemplateRows: 'auto 1fr auto', justifyItems: 'start' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('taught.lessons', { count: lessons })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography component="li" sx={{ fontWeight: 700 }}>
          {t('taught.enrolled', { count: enrolled })}
        </Typography>
        <li>{t('taught.started', { count: started })}</li>
        <li>{t('taught.finished', { count: finished })}</li>
        <li>{t('taught.percent', { count: percent })}</li>
        {quizzes.map(({ id: quiz, title, takers, passed, score }) => (
          <Box component="li" key={quiz} sx={{ overflowWrap: 'anywhere' }}>
            {score === null
              ? t('taught.quiz.none', { title })
              : `${t('taught.quiz', { title, passed, takers })} · ${t('taught.quiz.score', { score })}`}
          </Box>
        ))}
      </Box>
      <Button component={Link} to={coursePath(id)} variant="outlined" aria-label={t('taught.open.of', { name })}>
        {t('taught.open')}
      </Button>
    </Card>
  );
}
