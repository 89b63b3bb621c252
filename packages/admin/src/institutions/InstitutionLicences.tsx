import type { LicenceOrder } from '@lia/sdk/licences/records';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import { messageIn } from '../i18n/text.ts';
import { Fact } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { Latest } from './Latest.tsx';

/** The memberships of a school, and how many of their licences are used. */
export function InstitutionLicences({ school }: { school: number }) {
  const { t, language } = useWords();
  return (
    <Latest<LicenceOrder>
      title={t('institutions.licences')}
      resource="licences"
      sort="created_at"
      school={school}
      none={t('institutions.noLicences')}
    >
      {({ id, owner, type, membership, used, licences, status }) => (
        <Fact
          name={owner === null ? t('licences.donated') : messageIn(language, { key: `plan.${type}-${membership}` })}
        >
          <MuiLink component={Link} to={`/licences/${id}/show`}>
            {t('licences.of', { used, total: licences })}
          </MuiLink>
          {` · ${t(`licences.statuses.${status}`)}`}
        </Fact>
      )}
    </Latest>
  );
}
