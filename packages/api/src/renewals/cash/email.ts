import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { planPages } from '@lia/sdk/memberships/pages';
import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../../mail/translator.ts';
import { findOrder } from '../../payments/store.ts';
import { stands } from '../../payments/vouchers/openVoucher.ts';
import { lastVoucherOfOrder } from '../../payments/vouchers/store.ts';
import { translator } from '../../platform/language.ts';
import type { EmailKind } from '../../platform/mail/email.ts';
import { nextSale, totalOf } from './sale.ts';
import { openRenewal } from './store.ts';

const data = record({ renewal: string().required() });

/** That a plan which is paid in cash ends soon, with the voucher that pays the next period where one stands. */
export const cashReminderEmail: EmailKind<typeof data> = {
  name: 'renewal-cash',
  data,
  async compose({ db, config }, { renewal: id }, language) {
    const open = await openRenewal(db, id);
    const plan = open && planById(open.membership.planId);
    const sale = open && (await nextSale(db, open.membership));
    // It was renewed, cancelled or ended meanwhile.
    if (!plan || !sale) return null;
    const { until, orderId } = open.renewal;
    const known = orderId === null ? undefined : await lastVoucherOfOrder(db, orderId);
    const voucher = known && stands(known, new Date()) ? known : null;
    // A voucher stays at the price that it was printed with, whatever children and prices changed since.
    const printed = voucher && orderId !== null ? await findOrder(db, orderId) : null;
    const t = emailTranslator(language);
    const day = formatDay(dayOf(until.toISOString()), language);
    return {
      subject: t('cash.subject', { day }),
      preview: t('cash.preview'),
      blocks: [
        { kind: 'heading', text: t('cash.title', { day }) },
        { kind: 'text', text: t(voucher ? 'cash.voucher' : 'cash.ask') },
        {
          kind: 'facts',
          facts: [
            [t('membership.plan'), translator(language)(`plan.${slugOf(plan)}`)],
            [t('renewal.total'), formatPesos(printed?.total ?? totalOf(sale))],
            ...(voucher?.number ? [[t('voucher.number'), groupVoucherNumber(voucher.number)] as const] : []),
            ...(voucher?.expiresAt
              ? [[t('voucher.until'), formatInstant(voucher.expiresAt.toISOString(), language)] as const]
              : []),
          ],
        },
        voucher
          ? { kind: 'link', label: t('voucher.open'), url: `${config.publicUrl}/voucher/${voucher.id}` }
          : { kind: 'link', label: t('renewal.open'), url: `${config.publicUrl}${planPages[plan.type]}` },
        { kind: 'note', text: t('membership.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};
