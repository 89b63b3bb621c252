import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { listUserViews } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { usePermissions } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useWords } from '../../resources/field.ts';
import { Entries, Entry, LazySection } from './LazySection.tsx';

/** Who saw the portal as a user, when and why: administrators, and guardians of a student. */
export function Views({ record: { uuid: id } }: { record: UserRecord }) {
  const { t, language } = useWords();
  const client = useClient();
  const { permissions } = usePermissions<Holder>();
  if (!permissions || !may(permissions, 'users.oversee')) return null;
  return (
    <LazySection
      title={t('users.view.section')}
      queryKey={[listUserViews, id]}
      fetch={(signal) => client.call(listUserViews, { params: { id }, signal })}
    >
      {({ data }) => (
        <Entries entries={data.map((view) => ({ ...view, key: view.id }))} none={t('users.view.none')}>
          {({ viewer, reason, started_at, ended_at }) => (
            <Entry
              title={`${viewer}: ${reason ?? t('users.view.guardian')}`}
              below={[
                formatInstant(started_at, language),
                ended_at === null
                  ? t('users.view.lasts')
                  : t('users.view.until', { time: formatInstant(ended_at, language) }),
              ].join(' · ')}
            />
          )}
        </Entries>
      )}
    </LazySection>
  );
}
