import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../../mail/translator.ts';
import { UNASKED_EMAILS } from '../../platform/limits.ts';
import type { EmailKind } from '../../platform/mail/email.ts';
import { findVoucher } from './store.ts';

const data = record({ voucher: string().required() });

const voucherKind = (name: 'voucher' | 'voucher-reminder', words: 'voucher' | 'reminder'): EmailKind<typeof data> => ({
  name,
  data,
  urgent: name === 'voucher',
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { voucher: id }, language) {
    const found = await findVoucher(db, id);
    if (found?.voucher.status !== 'awaiting_cash') return null;
    const { voucher, order } = found;
    const t = emailTranslator(language);
    const ends = voucher.expiresAt?.toISOString();
    // A reminder is only written of a voucher that ends.
    const named = ends === undefined ? {} : { day: formatDay(dayOf(ends), language) };
    return {
      subject: t(`${words}.subject`, named),
      preview: t('voucher.preview', { total: formatPesos(order.total) }),
      blocks: [
        { kind: 'heading', text: t(`${words}.title`, named) },
        { kind: 'text', text: t(`${words}.intro`) },
        {
          kind: 'facts',
          facts: [
            ...(voucher.number ? [[t('voucher.number'), groupVoucherNumber(voucher.number)] as const] : []),
            [t('voucher.total'), formatPesos(order.total)],
            ...(ends === undefined ? [] : [[t('voucher.until'), formatInstant(ends, language)] as const]),
            [t('voucher.what'), order.title],
          ],
        },
        { kind: 'link', label: t('voucher.open'), url: `${config.publicUrl}/voucher/${id}` },
        { kind: 'note', text: t('voucher.paid') },
      ],
    };
  },
});

/** Where the voucher is, once it stands. */
export const voucherEmail = voucherKind('voucher', 'voucher');

/** That it ends soon, by its last day: what is sent a day before may be read on it. */
export const reminderEmail = voucherKind('voucher-reminder', 'reminder');
