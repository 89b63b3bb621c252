import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  buyLicences,
  cancelTransfer,
  listLicencePurchases,
  markTransfer,
  previewLicenceRefund,
  refundTransfer,
} from '@lia/sdk/licences/endpoints';
import type { LicenceOrderRequest, LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import type { TransferPayment } from '@lia/sdk/payments/transferSchema';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../../client/ClientContext.ts';

/** Further licences of an order's membership: their price, and those that were ordered. */
export function usePurchases(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['licences', 'purchases', id],
    queryFn: ({ signal }) => client.call(listLicencePurchases, { params: { id }, signal }),
    retry: false,
    // A voucher is printed within moments.
    refetchInterval: ({ state }) => (state.data?.data.purchases.some(waitsForVoucher) ? VOUCHER_EVERY_MS : false),
  });
}

const VOUCHER_EVERY_MS = 2000;

const waitsForVoucher = ({ method, status, voucher }: LicencePurchase): boolean =>
  method === 'oxxo' && status === 'pending' && voucher === null;

/** The calls about further licences of an order. */
export function usePurchaseCalls(id: string) {
  const client = useClient();
  const once = () => ({ idempotencyKey: newIdempotencyKey() });
  return {
    buy: (body: LicenceOrderRequest, idempotencyKey: string) =>
      client.call(buyLicences, { params: { id }, body, idempotencyKey }),
    mark: (purchase: string, body: TransferPayment) =>
      client.call(markTransfer, { params: { id, purchase }, body, ...once() }),
    cancel: (purchase: string) => client.call(cancelTransfer, { params: { id, purchase }, ...once() }),
    previewRefund: (purchase: string) => client.call(previewLicenceRefund, { params: { id, purchase } }),
    refund: (purchase: string, frees: string[]) =>
      client.call(refundTransfer, { params: { id, purchase }, body: { frees }, ...once() }),
  };
}
