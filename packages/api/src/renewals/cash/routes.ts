import { ofOrderSchema } from '@lia/sdk/memberships/records';
import { askForCashVoucher, getCashRenewal } from '@lia/sdk/renewals/endpoints';
import { VOUCHER_LEAD_DAYS } from '@lia/sdk/renewals/rules';
import type { CashRenewal } from '@lia/sdk/renewals/schema';
import { cashRenewalAskedSchema, cashRenewalSchema } from '@lia/sdk/renewals/schema';

import type { RenewalCall } from '../../memberships/renewal.ts';
import { cashMembershipIn } from '../../memberships/store.ts';
import { configuredPayments } from '../../payments/configured.ts';
import { stands } from '../../payments/vouchers/openVoucher.ts';
import { lastVoucherOfOrder } from '../../payments/vouchers/store.ts';
import type { Database } from '../../platform/database.ts';
import { type Api, serve } from '../../platform/serve.ts';
import { fitsVoucher, nextSale, totalOf } from './sale.ts';
import { findRenewal, inDays, orderOfRenewal } from './store.ts';
import { askForVoucher, mayAsk } from './vouchers.ts';

/** Vouchers that one person asks for. */
const VOUCHERS = { times: 10, seconds: 60 };

/** How a plan that is paid in cash goes on. */
export function cashRenewalRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, getCashRenewal, {
    summary: 'How my plan goes on that I pay in cash',
    description: 'Null where a card pays it, or where what follows is paid already.',
    permission: 'member',
    query: ofOrderSchema,
    returns: cashRenewalSchema,
    handle: (call) => describe(call, new Date()),
  });

  serve(api, askForCashVoucher, {
    summary: 'Ask for the OXXO voucher of my next period',
    description:
      'The one that stands, or another where it ended. 404 where nothing is renewed in cash, or not yet, or OXXO cannot take ' +
      'it; 409 `ORDER_BEING_PAID` while it is being paid in another way; 503 `OXXO_UNREACHABLE`.',
    permission: 'member',
    limit: VOUCHERS,
    idempotent: true,
    query: ofOrderSchema,
    returns: cashRenewalAskedSchema,
    charge: (call) => askForVoucher(payments, call, call.app.config.oxxoDays, new Date()),
    handle: async ({ t, ...call }) => ({ message: t('oxxo.created'), ...(await describe(call, new Date())) }),
  });
}

async function describe({ db, scope, query }: RenewalCall & { db: Database }, now: Date): Promise<CashRenewal> {
  const membership = await cashMembershipIn(db, scope, query.order);
  const sale = membership && (await nextSale(db, membership));
  if (!sale) return { data: null };
  const order = await orderOfRenewal(db, await findRenewal(db, membership));
  const voucher = order && (await lastVoucherOfOrder(db, order.id));
  const isOpen = voucher !== undefined && stands(voucher, now);
  return {
    data: {
      order: membership.orderId,
      ends_at: membership.paidUntil.toISOString(),
      offered_at: inDays(membership.paidUntil, -VOUCHER_LEAD_DAYS).toISOString(),
      total: order?.total ?? totalOf(sale),
      cancelled: membership.cancelled,
      may_ask: !isOpen && fitsVoucher(sale) && mayAsk(membership, now),
      takes_cash: fitsVoucher(sale),
      voucher: voucher
        ? {
            id: voucher.id,
            open: isOpen,
            number: voucher.number,
            expires_at: voucher.expiresAt?.toISOString() ?? null,
          }
        : null,
    },
  };
}
