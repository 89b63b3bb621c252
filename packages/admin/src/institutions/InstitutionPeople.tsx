import { getInstitutionOverview } from '@lia/sdk/institutions/endpoints';
import type { MemberRole } from '@lia/sdk/institutions/rules';
import type { Institution, InstitutionOverview } from '@lia/sdk/institutions/schema';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';
import type { UserKind } from '@lia/sdk/users/rules';
import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { figures } from '../i18n/language.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Fact, Facts, Section } from '../records/RecordPage.tsx';
import { filteredList } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';
import '../users/en.ts';
import '../users/es.ts';

/** The list of users that has the people of a place; others have none of their own. */
const kinds = {
  student: 'students',
  teacher: 'teachers',
  parent: 'parents',
  schoolAdmin: 'schools',
  user: null,
} as const satisfies Record<MemberRole, UserKind | null>;

/** The people of an institution, who runs it, and its groups. */
export default function InstitutionPeople({ record: { SchoolId: id } }: { record: Institution }) {
  const t = useText();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['institutions', 'overview', id],
    queryFn: ({ signal }) => client.call(getInstitutionOverview, { params: { id }, signal }),
    retry: false,
  });
  if (isError && !data) {
    return <LoadError message={t('institutions.failed')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} aria-busy="true" />;
  return (
    <>
      <Section title={t('institutions.people')}>
        <People id={id} people={data.people} />
      </Section>
      <Section title={t('institutions.admins')}>
        <Admins admins={data.admins} />
      </Section>
      <Section title={t('institutions.groups')}>
        <Groups sections={data.sections} />
      </Section>
    </>
  );
}

function People({ id, people }: { id: number; people: InstitutionOverview['people'] }) {
  const { t, language } = useWords();
  if (people.length === 0) return <Typography color="text.secondary">{t('institutions.noPeople')}</Typography>;
  const list = (kind: UserKind | null) =>
    filteredList('users', { status: 'active', school_id: id, ...(kind && { kind }) });
  return (
    <Facts>
      {people.map(({ role, count }) => {
        const kind = kinds[role];
        return (
          <Fact key={role} name={t(kind ? `users.kinds.${kind}` : 'institutions.others')}>
            <MuiLink component={Link} to={list(kind)}>
              {figures(language).format(count)}
            </MuiLink>
          </Fact>
        );
      })}
    </Facts>
  );
}

function Admins({ admins }: Pick<InstitutionOverview, 'admins'>) {
  const t = useText();
  if (admins.length === 0) return <Typography color="text.secondary">{t('institutions.noAdmins')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {admins.map(({ uuid, name, username }) => (
        <li key={uuid}>
          <MuiLink component={Link} to={`/users/${uuid}/show`}>
            {name || username}
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}

function Groups({ sections }: Pick<InstitutionOverview, 'sections'>) {
  const { t, language } = useWords();
  if (sections.length === 0) return <Typography color="text.secondary">{t('institutions.noGroups')}</Typography>;
  return sections.map(({ level, groups }) => {
    const known = levels.find((one) => one === level);
    return (
      <Box key={level}>
        <Typography variant="h2" component="h3" sx={{ fontSize: 16 }}>
          {known && levelLabels[known][language]}
        </Typography>
        {groups.length === 0 ? (
          <Typography color="text.secondary">{t('institutions.noGroups')}</Typography>
        ) : (
          <Facts>
            {groups.map(({ id, name, grade, students }) => (
              // Most names begin with the grade.
              <Fact key={id} name={name.includes(`${grade}°`) ? name : t('institutions.group', { grade, name })}>
                {t('institutions.students', { count: students })}
              </Fact>
            ))}
          </Facts>
        )}
      </Box>
    );
  });
}
