import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';

import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { usePurchaseCalls } from './usePurchases.ts';

interface CancelTransferProps {
  order: string;
  purchase: LicencePurchase;
}

/** Cancels an order whose transfer does not come. */
export function CancelTransfer({ order, purchase: { id, reference } }: CancelTransferProps) {
  const t = useText();
  const { cancel } = usePurchaseCalls(order);
  return (
    <ActButton
      variant="text"
      label={t('licences.purchases.cancel')}
      call={() => cancel(id)}
      question={{
        title: t('licences.purchases.cancelTitle'),
        body: t('licences.purchases.cancelBody', { reference: reference ?? '' }),
        cancel: t('licences.purchases.cancelNo'),
      }}
    />
  );
}
