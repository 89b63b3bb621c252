import { formatInstant } from '@lia/sdk/calendar/instants';
import type { LostLetter } from '@lia/sdk/mail/records';
import { Box, List, ListItem, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine } from '../lists/RowCards.tsx';
import { SortField } from '../lists/SortField.tsx';
import { reasonOf } from './reason.ts';
import { SendAgain } from './SendAgain.tsx';
import { useSubject } from './subject.ts';

const columns = ['failed_at', 'reason'] as const;

/** The same rows where a table has no room. They lead nowhere, so they are no links. */
export function LetterCards() {
  const t = useText();
  const language = useLanguage();
  const subjectOf = useSubject();
  const { data = [] } = useListContext<LostLetter>();
  return (
    <>
      <SortField resource="letters" columns={columns} />
      <List disablePadding>
        {data.map((letter) => (
          <ListItem key={letter.id} divider sx={{ display: 'block', py: 1.5 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subjectOf(letter)}</Typography>
            <CardLine>{letter.recipient}</CardLine>
            <CardLine>
              {[t(`letters.reasons.${reasonOf(letter.reason)}`), letter.reason].filter(Boolean).join(' · ')}
            </CardLine>
            <CardLine>{formatInstant(letter.failed_at, language)}</CardLine>
            <Box sx={{ mt: 1 }}>
              <SendAgain letter={letter} />
            </Box>
          </ListItem>
        ))}
      </List>
    </>
  );
}
