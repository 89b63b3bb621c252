import { formatInstant } from '@lia/sdk/calendar/instants';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { type HomeworkPart, homeworkParts } from '@lia/sdk/homework/parts';
import type { Homework } from '@lia/sdk/homework/records';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { useRead } from '../reads/useRead.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { colours } from './partColours.ts';
import { homeworkPath, myHomeworkPath, partNames } from './paths.ts';
import { subjectOf } from './subjectOf.ts';
import { homeworkTexts } from './es.ts';
import { useParts } from './useParts.ts';

/** `/apps/sections/mistareas`: what a student has to do, by when; `?ver=` narrows it to a part, `?materia=` to a subject. */
export default function MyHomeworkPage() {
  useTexts(homeworkTexts);
  const { t } = useText();
  const [params] = useSearchParams();
  const chosen = homeworkParts.find((part) => partNames[part] === params.get('ver'));
  const subject = params.get('materia') ?? undefined;
  const read = useRead([listHomework], (client) => client.call(listHomework, { query: {} }));
  return (
    <StudentRoom picture="homework" title={t('work.mine')}>
      <PartLinks chosen={chosen} subject={subject} />
      <ReadOutcome read={read} failed={t('work.failed.list')} height={120} cards={2}>
        {(data) => (
          <Parts
            homework={subject === undefined ? data : data.filter((one) => subjectOf(one).id === subject)}
            chosen={chosen}
          />
        )}
      </ReadOutcome>
    </StudentRoom>
  );
}

interface PartLinksProps {
  chosen: HomeworkPart | undefined;
  /** The subject that the list is narrowed to, which stays. */
  subject: string | undefined;
}

function PartLinks({ chosen, subject }: PartLinksProps) {
  const { t } = useText();
  return (
    <Box component="nav" aria-label={t('work.parts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {[undefined, ...homeworkParts].map((part) => (
        <MuiLink
          key={part ?? 'all'}
          component={Link}
          to={myHomeworkPath(part, subject)}
          aria-current={part === chosen ? 'page' : undefined}
          underline="none"
          color="inherit"
          sx={{
            px: 4,
            py: 2.5,
            minHeight: 48,
            borderRadius: 99,
            border: 3,
            borderColor: 'students.main',
            fontWeight: 700,
            ...(part === chosen
              ? { bgcolor: 'students.main', color: 'students.contrastText' }
              : { bgcolor: 'background.paper' }),
          }}
        >
          {part === undefined ? t('work.part.all') : t(`work.title.${part}`)}
        </MuiLink>
      ))}
    </Box>
  );
}

interface PartsProps {
  homework: readonly Homework[];
  chosen: HomeworkPart | undefined;
}

function Parts({ homework, chosen }: PartsProps) {
  const { t } = useText();
  const found = useParts(homework);
  const shown = homeworkParts.filter((part) => found[part].length > 0 && (chosen ?? part) === part);
  if (shown.length === 0) return <Notice inside title={t('work.none.title')} text={t('work.none.text')} />;
  return shown.map((part) => (
    <Box component="section" key={part} aria-labelledby={part} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={part}>
        {t(`work.title.${part}`)}
      </Typography>
      <Box component="ul" sx={cardGrid}>
        {/* They come the latest due first: what is still to do is shown by what is due next. */}
        {(part === 'toDo' ? found[part].toReversed() : found[part]).map((one) => (
          <HomeworkCard key={one.id} homework={one} part={part} />
        ))}
      </Box>
    </Box>
  ));
}

function HomeworkCard({ homework, part }: { homework: Homework; part: HomeworkPart }) {
  const { t, language } = useText();
  const { id, name, status, score, points, finish_date, zone } = homework;
  return (
    <RoomCard picture="homework" colour={colours[part]} to={homeworkPath(id)}>
      <Typography variant="h3">{name}</Typography>
      <Typography>{subjectOf(homework).name}</Typography>
      <Typography sx={{ fontWeight: 700 }}>
        {score === null
          ? t(`work.status.${part === 'missing' ? 'missing' : status}`)
          : t('work.score', { score, points })}
      </Typography>
      {part === 'delivered' && <Typography color="text.secondary">{t('work.score.none')}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {t('work.due', { at: formatInstant(finish_date, language, zone) })}
      </Typography>
    </RoomCard>
  );
}
