import type { OutlineLesson, OutlineSection } from '@lia/sdk/lessons/schema';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import StartedIcon from '@mui/icons-material/PendingOutlined';
import NewIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { lessonPath } from '../paths.ts';

const icons = { new: NewIcon, started: StartedIcon, completed: DoneIcon } as const;

/** The sections of a course with their lessons, each a link with how far one is. */
export function Outline({ course, sections }: { course: number; sections: readonly OutlineSection[] }) {
  const { t } = useText();
  return (
    <Box component="section" aria-labelledby="lessons" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="lessons">
        {t('lessons.contents')}
      </Typography>
      {sections.map(({ id, title, lessons }) => (
        <Card key={id} component="section" aria-labelledby={`section-${id}`}>
          <Typography variant="h3" id={`section-${id}`} sx={{ px: 5, pt: 5, pb: 2, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pb: 2 }}>
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} course={course} lesson={lesson} />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function LessonRow({ course, lesson }: { course: number; lesson: OutlineLesson }) {
  const { t } = useText();
  const { id, title, kind, minutes, published, status } = lesson;
  const Icon = icons[status];
  const facts = [
    t(`lessons.kind.${kind}`),
    minutes !== null && minutes > 0 && t('lessons.minutes', { count: minutes }),
    !published && t('lessons.draft'),
  ].filter(Boolean);
  return (
    <li>
      <ButtonBase
        component={Link}
        to={lessonPath(course, id)}
        sx={{
          px: 5,
          py: 2,
          gap: 3,
          width: '100%',
          minHeight: 56,
          justifyContent: 'flex-start',
          textAlign: 'start',
          font: 'inherit',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Icon aria-hidden sx={{ flex: 'none', color: status === 'completed' ? 'success.main' : 'text.secondary' }} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
          <HiddenText> {t(`lessons.status.${status}`)}</HiddenText>
        </Box>
      </ButtonBase>
    </li>
  );
}
