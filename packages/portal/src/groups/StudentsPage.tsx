import { listStudents } from '@lia/sdk/groups/endpoints';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { usePages } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { groupPath } from './paths.ts';
import { allGroups } from './routes.ts';
import { everyStudent, filterOf, StudentFilters } from './StudentFilters.tsx';
import { StudentRow, studentRows } from './StudentRow.tsx';
import { groupTexts } from './es.ts';

/** `/apps/alumnos`, of one group or of none with `?group=`: the students of all groups that the member reaches, and of their school those in none, by surname. */
export default function StudentsPage() {
  useTexts(groupTexts);
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [query] = useSearchParams();
  const [narrowed, setNarrowed] = useState(() => ({ ...everyStudent, group: query.get('group') ?? '' }));
  const q = useDeferredValue(typed.trim());
  const filter = JSON.stringify({ ...filterOf(narrowed), ...(q !== '' && { q }) });
  const isWhole = filter === '{}';
  const { rows, error, refresh, ...pages } = usePages(`groups students ${filter}`, async (client, range) => ({
    data: await client.call(listStudents, { query: { range, ...(!isWhole && { filter }) } }),
  }));

  return (
    <ContentPage width={900}>
      <Typography variant="h1">{t('groupStudents.title')}</Typography>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <LabelledInput
          type="search"
          label={t('groupStudents.search')}
          error={null}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <StudentFilters narrowed={narrowed} narrow={setNarrowed} />
      </Box>
      {rows?.length === 0 && isWhole && (
        <Notice
          inside
          title={t('groupStudents.none.title')}
          text={t('groupStudents.none.all')}
          action={{ label: t('groups.open'), to: allGroups.path }}
        />
      )}
      {rows?.length === 0 && !isWhole && (
        <Typography component="output">
          {t(q === '' ? 'groupStudents.none.narrowed' : 'groupStudents.none.found')}
        </Typography>
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={studentRows}>
          {rows.map((student) => (
            <StudentRow key={`${student.uuid} ${student.group?.id}`} student={student}>
              {student.group ? (
                <MuiLink component={Link} to={groupPath(student.group.id)} sx={{ flexShrink: 0 }}>
                  {student.group.name}
                </MuiLink>
              ) : (
                <Typography color="text.secondary" sx={{ flexShrink: 0 }}>
                  {t('groupStudents.ungrouped')}
                </Typography>
              )}
            </StudentRow>
          ))}
        </Box>
      )}
      <MoreButton {...pages} />
      {!rows && error !== undefined && (
        <ReadFailed inside title={t('groupStudents.failed')} error={error} retry={refresh} />
      )}
      {!rows && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
    </ContentPage>
  );
}
