import type { LicenceSizePreview } from '@lia/sdk/licences/records';
import { Button } from '@mui/material';
import { useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { useAct } from '../../records/ActButton.tsx';
import { Question } from '../../records/Question.tsx';
import { freedNames } from '../freedNames.ts';
import type { TransferOrder } from './TransferActions.tsx';
import { usePurchaseCalls } from './usePurchases.ts';

interface RefundTransferProps {
  order: string;
  purchase: TransferOrder;
}

/** Takes the mark of a transfer back, once it was shown who loses a licence with it. */
export function RefundTransfer({ order, purchase: { id, licences } }: RefundTransferProps) {
  const t = useText();
  const { previewRefund, refund } = usePurchaseCalls(order);
  const { busy, act } = useAct();
  const [asking, setAsking] = useState<LicenceSizePreview['data'] | null>(null);
  const review = () =>
    void previewRefund(id).then(
      ({ data }) => setAsking(data),
      (error: unknown) => act(() => Promise.reject(error)),
    );
  const save = async ({ frees }: LicenceSizePreview['data']) => {
    await act(() =>
      refund(
        id,
        frees.map((licence) => licence.id),
      ),
    );
    setAsking(null);
  };
  return (
    <>
      <Button onClick={review}>{t('licences.purchases.refund')}</Button>
      {asking && (
        <Question
          open
          title={t('licences.purchases.refundTitle')}
          body={`${t('licences.purchases.refundBody', { count: licences })} ${freedNames(asking, t)}`}
          confirm={t('licences.purchases.refund')}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void save(asking)}
        />
      )}
    </>
  );
}
