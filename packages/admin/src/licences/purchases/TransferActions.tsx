import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { usePermissions } from 'react-admin';

import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { MarkTransfer } from './MarkTransfer.tsx';
import { RefundTransfer } from './RefundTransfer.tsx';
import { usePurchaseCalls } from './usePurchases.ts';

/** What is needed of an order of licences to decide about its bank transfer. */
export type TransferOrder = Pick<LicencePurchase, 'id' | 'licences' | 'total' | 'status' | 'reference' | 'transfer'>;

interface TransferActionsProps {
  /** The order that began the membership. */
  order: string;
  purchase: TransferOrder;
}

/** Marks an order as paid by bank transfer, takes the mark back, or cancels an order whose transfer does not come. */
export function TransferActions({ order, purchase }: TransferActionsProps) {
  const { permissions } = usePermissions<Holder>();
  const { reference, status, transfer } = purchase;
  if (reference === null) return null;
  const marks = permissions !== undefined && may(permissions, 'payments.manage');
  return (
    <>
      {marks && !transfer && status !== 'expired' && <MarkTransfer order={order} purchase={purchase} />}
      {status === 'pending' && <CancelTransfer order={order} purchase={purchase} />}
      {marks && transfer && status === 'approved' && <RefundTransfer order={order} purchase={purchase} />}
    </>
  );
}

function CancelTransfer({ order, purchase: { id, reference } }: TransferActionsProps) {
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
