import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { getStudent } from '@lia/sdk/groups/endpoints';
import type { StudentRecord } from '@lia/sdk/groups/schema';
import { levels } from '@lia/sdk/registrations/rules';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';

import { Avatar } from '../avatars/Avatar.tsx';
import { StudentContacts } from '../conversations/StudentContacts.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { groupPath } from './paths.ts';
import { allStudents } from './routes.ts';
import { groupTexts } from './es.ts';

const AwaitedGuardian = lazy(() => import('./AwaitedGuardian.tsx'));

/** `/apps/alumno/{id}`: a student, as their teacher and their school see them. */
export default function StudentPage() {
  useTexts(groupTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['groups', 'student', id], (client) =>
    client.call(getStudent, { params: { id } }),
  );
  return (
    <ContentPage width={900} back={{ label: t('student.back'), to: allStudents.path }}>
      {data && <Student key={id} student={data.data} />}
      {!data && <Typography variant="h1">{t('student.one')}</Typography>}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('student.unknown')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Student({ student }: { student: StudentRecord }) {
  const { t, language } = useText();
  const { uuid, name, last_name, username, card, places, guardians, guardian_awaited, avatar_path, last_seen_at } =
    student;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Avatar path={avatar_path} seed={uuid} size={72} />
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{`${name} ${last_name}`}</Typography>
      </Box>
      <Section title={t('student.data')}>
        <Box component="dl" sx={{ m: 0, width: '100%', display: 'grid', gap: 4 }}>
          <Fact label={t('student.username')}>{username}</Fact>
          {places.map(({ group, level, grade, school, matricula }) => (
            <Fact key={school} label={t('groups.one')}>
              {group ? (
                <MuiLink component={Link} to={groupPath(group.id)}>
                  {group.name}
                </MuiLink>
              ) : (
                t('groupStudents.ungrouped')
              )}
              <br />
              {[gradeOf(t, level, grade), school, matricula !== null && t('groupStudents.matricula', { matricula })]
                .filter((part) => part !== false)
                .join(' · ')}
            </Fact>
          ))}
          <Fact label={t('student.guardians')}>
            {guardians.length === 0 ? t('student.guardians.none') : guardians.join(', ')}
          </Fact>
          <Fact label={t('student.seen')}>
            {last_seen_at === null ? t('student.seen.never') : formatDay(dayOf(last_seen_at), language)}
          </Fact>
          {card !== null && <Fact label={t('student.card')}>{t(`student.card.${card}`)}</Fact>}
        </Box>
      </Section>
      {guardian_awaited !== null && (
        <LazyBoundary>
          <AwaitedGuardian {...{ uuid, name, guardian_awaited }} />
        </LazyBoundary>
      )}
      <StudentContacts student={uuid} as="staff" />
    </>
  );
}

function gradeOf(t: ReturnType<typeof useText>['t'], level: number, grade: number): string | false {
  const known = levels.find((one) => one === level);
  return known !== undefined && t(`grade.${known}`, { grade });
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);
