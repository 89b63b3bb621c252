import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { listUserEmails, listUserImports, listUserSessions } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { Link as MuiLink } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { emailKind } from '../../mail/kinds.ts';
import { useWords } from '../../resources/field.ts';
import { Entries, Entry, LazySection } from './LazySection.tsx';

interface Part {
  record: UserRecord;
}

/** The latest sign-ins: when, and on what. */
export function SignIns({ record: { uuid: id } }: Part) {
  const { t, language } = useWords();
  const client = useClient();
  return (
    <LazySection
      title={t('users.signIns')}
      queryKey={[listUserSessions, id]}
      fetch={(signal) => client.call(listUserSessions, { params: { id }, signal })}
    >
      {({ data }) => (
        <Entries entries={data.map((session) => ({ ...session, key: session.id }))} none={t('users.noSignIns')}>
          {({ browser, system, started_at, ended }) => (
            <Entry
              title={[browser, system].filter(Boolean).join(' · ') || t('users.unknownDevice')}
              below={`${formatInstant(started_at, language)} · ${t(ended ? 'users.sessionEnded' : 'users.sessionOpen')}`}
            />
          )}
        </Entries>
      )}
    </LazySection>
  );
}

/** The imports that had the user in their file. */
export function Imports({ record: { uuid: id } }: Part) {
  const { t, language } = useWords();
  const client = useClient();
  const { permissions } = usePermissions<Holder>();
  const mayOpen = permissions !== undefined && may(permissions, 'imports.manage');
  return (
    <LazySection
      title={t('users.imports')}
      queryKey={[listUserImports, id]}
      fetch={(signal) => client.call(listUserImports, { params: { id }, signal })}
    >
      {({ data }) => (
        <Entries
          entries={data.map((row) => ({ ...row, key: `${row.import_id} ${row.num}` }))}
          none={t('users.noImports')}
        >
          {({ import_id, file, num, outcome, undo, committed_at }) => (
            <Entry
              title={
                mayOpen ? (
                  <MuiLink component={Link} to={`/imports/${import_id}/show`}>
                    {file}
                  </MuiLink>
                ) : (
                  file
                )
              }
              below={[
                t('users.line', { num }),
                t(`users.importOutcomes.${undo ?? outcome}`),
                committed_at && formatInstant(committed_at, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          )}
        </Entries>
      )}
    </LazySection>
  );
}

/** E-mails to the user's address: their kind, and whether they went out. */
export function Emails({ record: { uuid: id } }: Part) {
  const { t, language } = useWords();
  const client = useClient();
  const { permissions } = usePermissions<Holder>();
  if (!permissions || !may(permissions, 'emails.manage')) return null;
  return (
    <LazySection
      title={t('users.emails')}
      queryKey={[listUserEmails, id]}
      fetch={(signal) => client.call(listUserEmails, { params: { id }, signal })}
    >
      {({ data }) => (
        <Entries entries={data.map((email) => ({ ...email, key: email.id }))} none={t('users.noEmails')}>
          {({ kind, status, created_at }) => (
            <Entry
              title={emailKind(kind, t)}
              below={`${formatInstant(created_at, language)} · ${t(`users.emailStatuses.${status}`)}`}
            />
          )}
        </Entries>
      )}
    </LazySection>
  );
}
