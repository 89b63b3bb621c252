import { formatMonth } from '@lia/sdk/calendar/days';
import { formatPesos } from '@lia/sdk/payments/money';
import type { PayoutRecord } from '@lia/sdk/payouts/records';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import '../payouts/en.ts';
import '../payouts/es.ts';
import { Fact } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { Latest } from './Latest.tsx';

/** The gifts that came through the sites of a school, by its statements. */
export function InstitutionPayouts({ school }: { school: number }) {
  const { t, language } = useWords();
  return (
    <Latest<PayoutRecord>
      title={t('institutions.payouts')}
      resource="payouts"
      sort="month"
      school={school}
      none={t('institutions.noPayouts')}
    >
      {({ id, month, net, status }) => (
        <Fact name={formatMonth(month, language)}>
          <MuiLink component={Link} to={`/payouts/${id}/show`}>
            {formatPesos(net)}
          </MuiLink>
          {` · ${t(`payouts.statuses.${status}`)}`}
        </Fact>
      )}
    </Latest>
  );
}
