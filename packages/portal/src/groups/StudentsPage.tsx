import { listStudents } from '@lia/sdk/groups/endpoints';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { usePages } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { groupPage } from './groupPage.ts';
import { allGroups } from './routes.ts';
import { StudentRow, studentRows } from './StudentRow.tsx';
import { groupTexts } from './texts.ts';

/** `/apps/alumnos`: the students of all groups that the member reaches, by surname. */
export default function StudentsPage() {
  useTexts(groupTexts);
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { rows, error, more, isReading, refresh } = usePages(`groups students ${q}`, async (client, range) => ({
    data: await client.call(listStudents, { query: { range, ...(q !== '' && { filter: JSON.stringify({ q }) }) } }),
  }));

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 900, display: 'grid', gap: 6, alignContent: 'start' }}>
      <Typography variant="h1">{t('groupStudents.title')}</Typography>
      <TextField
        type="search"
        label={t('groupStudents.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ maxWidth: 440 }}
      />
      {rows?.length === 0 && q === '' && (
        <Notice
          inside
          title={t('groupStudents.none.title')}
          text={t('groupStudents.none.all')}
          action={{ label: t('groups.open'), to: allGroups.path }}
        />
      )}
      {rows?.length === 0 && q !== '' && <Typography component="output">{t('groupStudents.none.found')}</Typography>}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={studentRows}>
          {rows.map((student) => (
            <StudentRow key={`${student.uuid} ${student.group?.id}`} student={student}>
              {student.group && (
                <MuiLink component={Link} to={groupPage(student.group.id)} sx={{ flexShrink: 0 }}>
                  {student.group.name}
                </MuiLink>
              )}
            </StudentRow>
          ))}
        </Box>
      )}
      {more && <MoreButton more={more} isReading={isReading} />}
      {!rows && error !== undefined && (
        <ReadFailed inside title={t('groupStudents.failed')} error={error} retry={refresh} />
      )}
      {!rows && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
    </Page>
  );
}
