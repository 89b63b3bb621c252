import type { LostLetter } from '@lia/sdk/mail/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { reasonOf } from './reason.ts';
import { SendAgain } from './SendAgain.tsx';
import { useSubject } from './subject.ts';

/** When it was given up, what it is called, to whom without saying who, and why. */
export function LetterTable() {
  const t = useText();
  const subjectOf = useSubject();
  return (
    <RowTable<LostLetter> rowClick={false}>
      <InstantColumn source="failed_at" />
      <Column
        source="subject"
        disableSort
        render={(letter: LostLetter) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} component="div" variant="body2">
              {subjectOf(letter)}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {letter.recipient}
            </Typography>
          </>
        )}
      />
      <Column source="reason" render={({ reason }: LostLetter) => <Reason code={reason} />} />
      <Column
        source="send"
        label={t('letters.action')}
        disableSort
        render={(letter: LostLetter) => <SendAgain letter={letter} />}
      />
    </RowTable>
  );
}

function Reason({ code }: { code: string | null }) {
  const t = useText();
  return (
    <>
      {t(`letters.reasons.${reasonOf(code)}`)}
      <Typography variant="body2" color="text.secondary" component="div">
        {code}
      </Typography>
    </>
  );
}
