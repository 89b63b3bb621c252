import { may } from '@lia/sdk/accounts/permissions';
import { ApiError } from '@lia/sdk/http/error';
import { getSchoolPage } from '@lia/sdk/institutions/endpoints';
import type { SchoolPage as School } from '@lia/sdk/institutions/page';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { groupPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { schoolTexts } from './es.ts';

/** `/apps/schools/{id}`: a school, as its people see it. */
export default function SchoolPage() {
  useTexts(schoolTexts);
  const { t, failure } = useText();
  const id = Number(useParams()['id']);
  const { data, error, mutate } = useRead(['schools', String(id), 'page'], (client) =>
    client.call(getSchoolPage, { params: { id } }),
  );
  // An address that names no school at all is refused as 422.
  const isUnknown = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <ContentPage title={data?.data.name} width={900}>
      {data && <Facts school={data.data} />}
      {!data && <Typography variant="h1">{t('school.one')}</Typography>}
      {!data && isUnknown && (
        <Notice
          inside
          title={t('school.unknown')}
          text={failure(error)}
          action={{ label: t('action.home'), to: '/' }}
        />
      )}
      {!data && error !== undefined && !isUnknown && (
        <ReadFailed inside title={t('school.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </ContentPage>
  );
}

const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, width: '100%' } as const;

function Facts({ school: { name, description, logo, contact, groups, teachers } }: { school: School }) {
  const { t } = useText();
  const opens = may(useMember(), 'groups.manage');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', overflowWrap: 'anywhere' }}>
        {logo !== null && (
          <Box component="img" src={logo} alt="" sx={{ width: 72, height: 72, objectFit: 'contain', flexShrink: 0 }} />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{name}</Typography>
          {description !== '' && <Typography color="text.secondary">{description}</Typography>}
          {contact !== null && <Typography>{t('school.contact', { contact })}</Typography>}
        </Box>
      </Box>
      <Section title={t('school.groups')}>
        {groups.length === 0 && <Typography color="text.secondary">{t('school.groups.none')}</Typography>}
        <Box component="ul" sx={plainList}>
          {groups.map((group) => (
            <Box component="li" key={group.id} sx={{ overflowWrap: 'anywhere' }}>
              {opens ? (
                <MuiLink component={Link} to={groupPath(group.id)} sx={{ fontWeight: 600 }}>
                  {group.name}
                </MuiLink>
              ) : (
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {group.name}
                </Typography>
              )}
              <Typography variant="body2" color="text.secondary">
                {t(`grade.${group.level}`, { grade: group.grade })}
                {group.teacher !== null && ` · ${group.teacher}`}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('school.teachers')}>
        {teachers.length === 0 && <Typography color="text.secondary">{t('school.teachers.none')}</Typography>}
        <Box component="ul" sx={plainList}>
          {teachers.map((teacher, place) => (
            // Two of them may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <Box component="li" key={place} sx={{ overflowWrap: 'anywhere' }}>
              {teacher}
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}
