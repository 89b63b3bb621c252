import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { sendLetterAgain } from '@lia/sdk/mail/endpoints';
import type { LostLetter } from '@lia/sdk/mail/records';
import SendIcon from '@mui/icons-material/ForwardToInbox';
import { Button } from '@mui/material';

import { useClient } from '../app/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/useAct.ts';
import { useSubject } from './subject.ts';

/** Puts a letter back into the outbox; it leaves the list. */
export function SendAgain({ letter }: { letter: LostLetter }) {
  const t = useText();
  const client = useClient();
  const subjectOf = useSubject();
  const { id } = letter;
  const { busy, act } = useAct<'send'>();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<SendIcon />}
      loading={busy !== null}
      aria-label={t('letters.sendOne', { subject: subjectOf(letter) })}
      onClick={(event) => {
        event.stopPropagation();
        void act('send', () => client.call(sendLetterAgain, { params: { id }, idempotencyKey: newIdempotencyKey() }));
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('letters.send')}
    </Button>
  );
}
