import { formatInstant } from '@lia/sdk/calendar/instants';
import { ApiError, isNotFound } from '@lia/sdk/http/error';
import { formatPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher, getSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import type { SandboxVoucher, VoucherDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';

import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SandboxFrame } from './SandboxFrame.tsx';
import { paymentTexts } from './es.ts';

/** What the counter may still do with a voucher. */
const decisionsIn: Partial<Record<SandboxVoucher['status'], readonly VoucherDecision[]>> = {
  awaiting_cash: ['paid', 'expired', 'paid_late'],
  expired: ['paid_late'],
};

/** A fake of the card company's page of an OXXO voucher, and of the counter at which it is paid. */
export default function SandboxVoucherPage() {
  useTexts(paymentTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(
    [getSandboxVoucher, id],
    (client) => client.call(getSandboxVoucher, { params: { id } }),
    { revalidateOnFocus: false },
  );

  if (data) return <Counter voucher={data} reload={(changed) => void mutate(changed, { revalidate: !changed })} />;
  const missing = isNotFound(error);
  return (
    <SandboxFrame>
      {error === undefined && (
        <Loading>
          <Skeleton height={48} />
          <Skeleton variant="rounded" height={180} sx={{ my: 4 }} />
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
      {missing && <Notice title={t('sandbox.voucher.unknown')} text={t('sandbox.unknown.text')} />}
      {error !== undefined && !missing && (
        <ReadFailed title={t('sandbox.failed.title')} error={error} retry={() => void mutate()} />
      )}
    </SandboxFrame>
  );
}

function Counter({ voucher, reload }: { voucher: SandboxVoucher; reload: (changed?: SandboxVoucher) => void }) {
  const { t, failure, language } = useText();
  const { session } = useServices();
  const [deciding, setDeciding] = useState<VoucherDecision | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function decide(decision: VoucherDecision): Promise<void> {
    setDeciding(decision);
    setRefusal(null);
    try {
      reload(await session.client.call(decideSandboxVoucher, { params: { id: voucher.id }, body: { decision } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHECKOUT_DECIDED') reload();
      else setRefusal(error);
    } finally {
      setDeciding(null);
    }
  }

  const decisions = decisionsIn[voucher.status] ?? [];
  return (
    <SandboxFrame>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem' } }}>
        {t('sandbox.voucher.title')}
      </Typography>
      <Card component="section" aria-labelledby="voucher" sx={{ p: 5, display: 'grid', gap: 2 }}>
        <Typography id="voucher" variant="body2" component="h2" color="text.secondary">
          {t('sandbox.voucher.number')}
        </Typography>
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {groupVoucherNumber(voucher.number)}
        </Typography>
        <Typography>{voucher.description}</Typography>
        <Typography sx={{ fontWeight: 600 }}>{formatPesos(voucher.amount)}</Typography>
        <Typography color="text.secondary">
          {t('sandbox.voucher.until', { when: formatInstant(voucher.expires_at, language) })}
        </Typography>
      </Card>

      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t(`sandbox.voucher.status.${voucher.status}`)}
      </Typography>
      {decisions.length > 0 && (
        <Box component="section" aria-labelledby="decide" sx={{ display: 'grid', gap: 3 }}>
          <Typography id="decide" variant="h2">
            {t('sandbox.voucher.decide')}
          </Typography>
          {decisions.map((decision, n) => (
            <Button
              key={decision}
              variant={n === 0 ? 'contained' : 'outlined'}
              disabled={deciding !== null}
              onClick={() => void decide(decision)}
              sx={{ justifyContent: 'start', textAlign: 'start', py: 3 }}
            >
              {t(`sandbox.voucher.${decision}`)}
            </Button>
          ))}
        </Box>
      )}
      <div role="alert">{refusal !== null && <Alert severity="error">{failure(refusal)}</Alert>}</div>
    </SandboxFrame>
  );
}
