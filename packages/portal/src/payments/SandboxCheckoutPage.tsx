import { ApiError, isNotFound } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { decideSandboxCheckout, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import type { SandboxCheckout, SandboxDecision } from '@lia/sdk/payments/schema';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';

import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SandboxFrame } from './SandboxFrame.tsx';
import { SandboxChoices } from './SandboxChoices.tsx';
import { paymentTexts } from './es.ts';

type Decision = SandboxDecision['decision'];

/** A fake of the payment provider's page where none is configured: the tester chooses the bank's answer. */
export default function SandboxCheckoutPage() {
  useTexts(paymentTexts);
  const { t } = useText();
  const { preference_id = '' } = useParams();
  const params = { preference_id };
  const { data, error, mutate } = useRead(
    [getSandboxCheckout, preference_id],
    (client) => client.call(getSandboxCheckout, { params }),
    { revalidateOnFocus: false },
  );

  if (data) return <OpenOrDecided checkout={data} reload={() => void mutate()} />;
  if (isNotFound(error)) {
    return (
      <SandboxFrame>
        <Notice
          title={t('sandbox.unknown.title')}
          text={t('sandbox.unknown.text')}
          action={{ label: t('sandbox.again'), to: '/registroapoyar' }}
        />
      </SandboxFrame>
    );
  }
  if (error) {
    return (
      <SandboxFrame>
        <ReadFailed title={t('sandbox.failed.title')} error={error} retry={() => void mutate()} />
      </SandboxFrame>
    );
  }
  return (
    <SandboxFrame>
      <Loading>
        <Skeleton height={48} />
        <Skeleton variant="rounded" height={140} sx={{ my: 4 }} />
        <Skeleton variant="rounded" height={240} />
      </Loading>
    </SandboxFrame>
  );
}

function OpenOrDecided({ checkout, reload }: { checkout: SandboxCheckout; reload: () => void }) {
  const { t, failure } = useText();
  const { session, go } = useServices();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  // One key per answer: a second press, or a retry after a cut connection, is the same decision.
  const [keys] = useState(() => ({
    approved: newIdempotencyKey(),
    rejected: newIdempotencyKey(),
    pending: newIdempotencyKey(),
  }));

  async function decide(decision: Decision): Promise<void> {
    setDeciding(decision);
    setRefusal(null);
    try {
      const outcome = await session.client.call(decideSandboxCheckout, {
        params: { preference_id: checkout.preference_id },
        body: { decision },
        idempotencyKey: keys[decision],
      });
      go(outcome.back_url);
    } catch (error) {
      setDeciding(null);
      if (error instanceof ApiError && error.code === 'CHECKOUT_DECIDED') reload();
      else setRefusal(error);
    }
  }

  if (checkout.status !== 'open') {
    return (
      <SandboxFrame>
        <Notice
          title={t('sandbox.decided.title')}
          text={t(`sandbox.decided.${checkout.status}`)}
          action={{ label: t('sandbox.again'), to: '/registroapoyar' }}
        />
      </SandboxFrame>
    );
  }
  return (
    <SandboxFrame>
      <SandboxChoices checkout={checkout} deciding={deciding} onDecide={(decision) => void decide(decision)} />
      <div role="alert">{refusal !== null && <Alert severity="error">{failure(refusal)}</Alert>}</div>
    </SandboxFrame>
  );
}
