import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { reasonOf } from './reason.ts';
import { Resend } from './Resend.tsx';
import { useSubject } from './subject.ts';

/** When it was given up, what it is called, to whom without saying who, and why. */
export function EmailTable() {
  const t = useText();
  const subjectOf = useSubject();
  return (
    <RowTable<UndeliveredEmail> rowClick={false}>
      <InstantColumn source="failed_at" />
      <Column
        source="subject"
        disableSort
        render={(email: UndeliveredEmail) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} component="div" variant="body2">
              {subjectOf(email)}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {email.recipient}
            </Typography>
          </>
        )}
      />
      <Column source="reason" render={({ reason }: UndeliveredEmail) => <Reason code={reason} />} />
      <Column
        source="send"
        label={t('emails.action')}
        disableSort
        render={(email: UndeliveredEmail) => <Resend email={email} />}
      />
    </RowTable>
  );
}

function Reason({ code }: { code: string | null }) {
  const t = useText();
  return (
    <>
      {t(`emails.reasons.${reasonOf(code)}`)}
      <Typography variant="body2" color="text.secondary" component="div">
        {code}
      </Typography>
    </>
  );
}
