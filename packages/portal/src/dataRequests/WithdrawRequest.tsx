import { withdrawDataRequest } from '@lia/sdk/dataRequests/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';

/** Takes an open request back, after a question. */
export function WithdrawRequest({ id, changed }: { id: string; changed: () => void }) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [asking, setAsking] = useState(false);

  async function withdraw(): Promise<void> {
    const idempotencyKey = newIdempotencyKey();
    await run((client) => client.call(withdrawDataRequest, { params: { id }, idempotencyKey }));
    setAsking(false);
    // Where it was refused, the team has closed it meanwhile.
    changed();
  }

  return (
    <>
      <ActionButton color="error" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        {t('myData.withdraw')}
      </ActionButton>
      {asking && (
        <Question
          title={t('myData.withdraw.title')}
          text={t('myData.withdraw.text')}
          yes={t('myData.withdraw')}
          busy={busy}
          confirm={() => void withdraw()}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
