import CardIcon from '@mui/icons-material/QrCode2Rounded';
import GroupIcon from '@mui/icons-material/GroupsOutlined';
import type { Audience } from '@lia/sdk/accounts/roles';
import { getOwnStudies } from '@lia/sdk/groups/endpoints';
import type { OwnStudies } from '@lia/sdk/groups/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { isReadByStudents } from '@lia/sdk/reportCards/rules';
import { ownAttendancePath } from '../attendance/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ownReportCardsPath } from '../reportCards/paths.ts';
import { useRead } from '../reads/useRead.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { StudentTile } from './StudentTile.tsx';
import { studentTexts } from './es.ts';

type Studies = OwnStudies['data'];

/** The group, teacher and access card of a student, in cards of their home. */
export function MyStudies() {
  useTexts(studentTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead([getOwnStudies], (client) => client.call(getOwnStudies));
  return (
    <Box component="section">
      <HiddenText component="h2">{t('studies.heading')}</HiddenText>
      {data && <Cards studies={data.data} />}
      {!data && error !== undefined && (
        <Card sx={{ p: 6 }}>
          <ReadFailed inside title={t('studies.failed')} error={error} retry={() => void mutate()} />
        </Card>
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={180} />
        </Loading>
      )}
    </Box>
  );
}

function Cards({ studies: { groups, school, card } }: { studies: Studies }) {
  const { t } = useText();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {groups.map(({ id, name, level, grade, teacher }) => (
        <StudentCard key={id} icon={GroupIcon} colour="teachers" title={t('studies.group', { name })}>
          {teacher === null ? t('studies.teacher.none') : t('studies.teacher', { name: teacher })}
          <br />
          {t(`grade.${level}`, { grade })}
          {school !== null && ` · ${school}`}
          <br />
          <MuiLink component={Link} to={ownAttendancePath} sx={{ display: 'inline-block', py: 3 }}>
            {t('attendance.title')}
          </MuiLink>
          {isReadByStudents(level) && (
            <>
              <br />
              <MuiLink component={Link} to={ownReportCardsPath} sx={{ display: 'inline-block', py: 3 }}>
                {t('reportCards.own')}
              </MuiLink>
            </>
          )}
        </StudentCard>
      ))}
      {groups.length === 0 && (
        <StudentCard icon={GroupIcon} colour="teachers" title={t('studies.none.title')}>
          {t('studies.none.text')}
        </StudentCard>
      )}
      {card !== 'none' && (
        <StudentCard icon={CardIcon} colour="parents" title={t('studies.card.title')}>
          {t(`studies.card.${card}`)}
        </StudentCard>
      )}
    </Box>
  );
}

interface StudentCardProps {
  icon: typeof SvgIcon;
  colour: Audience;
  title: string;
  children: ReactNode;
}

function StudentCard({ icon, colour, title, children }: StudentCardProps) {
  return (
    <StudentTile icon={icon} colour={colour}>
      <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
    </StudentTile>
  );
}
