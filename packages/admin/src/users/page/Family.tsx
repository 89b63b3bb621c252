import type { Relative } from '@lia/sdk/users/details';
import { getUserFamily } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { Entries, EntriesHeading, Entry, LazySection } from './LazySection.tsx';

/** Who answers for a user, and for whom they do. */
export function Family({ record: { uuid: id } }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  return (
    <LazySection
      title={t('users.family')}
      queryKey={[getUserFamily, id]}
      fetch={(signal) => client.call(getUserFamily, { params: { id }, signal })}
      open
    >
      {({ data: { guardians, children } }) =>
        guardians.length + children.length === 0 ? (
          <Typography color="text.secondary">{t('users.noFamily')}</Typography>
        ) : (
          <>
            {guardians.length > 0 && <Relatives title={t('users.guardians')} relatives={guardians} />}
            {children.length > 0 && <Relatives title={t('users.children')} relatives={children} />}
          </>
        )
      }
    </LazySection>
  );
}

function Relatives({ title, relatives }: { title: string; relatives: readonly Relative[] }) {
  const t = useText();
  return (
    <>
      <EntriesHeading>{title}</EntriesHeading>
      <Entries
        entries={relatives.map((relative, place) => ({ ...relative, key: relative.uuid ?? `${place}` }))}
        none=""
      >
        {({ uuid, name, relation }) => (
          <Entry
            title={
              uuid === null ? (
                name
              ) : (
                <MuiLink component={Link} to={`/users/${uuid}/show`}>
                  {name}
                </MuiLink>
              )
            }
            below={t(`users.relations.${relation}`)}
          />
        )}
      </Entries>
    </>
  );
}
