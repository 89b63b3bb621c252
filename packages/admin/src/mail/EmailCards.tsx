import { formatInstant } from '@lia/sdk/calendar/instants';
import type { UndeliveredEmail } from '@lia/sdk/mail/records';
import { Box, List, ListItem, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine } from '../lists/RowCards.tsx';
import { SortField } from '../lists/SortField.tsx';
import { reasonOf } from './reason.ts';
import { Resend } from './Resend.tsx';
import { useSubject } from './subject.ts';

const columns = ['failed_at', 'reason'] as const;

/** The same rows where a table has no room. They lead nowhere, so they are no links. */
export function EmailCards() {
  const t = useText();
  const language = useLanguage();
  const subjectOf = useSubject();
  const { data = [] } = useListContext<UndeliveredEmail>();
  return (
    <>
      <SortField resource="emails" columns={columns} />
      <List disablePadding>
        {data.map((email) => (
          <ListItem key={email.id} divider sx={{ display: 'block', py: 1.5 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subjectOf(email)}</Typography>
            <CardLine>{email.recipient}</CardLine>
            <CardLine>
              {[t(`emails.reasons.${reasonOf(email.reason)}`), email.reason].filter(Boolean).join(' · ')}
            </CardLine>
            <CardLine>{formatInstant(email.failed_at, language)}</CardLine>
            <Box sx={{ mt: 1 }}>
              <Resend email={email} />
            </Box>
          </ListItem>
        ))}
      </List>
    </>
  );
}
