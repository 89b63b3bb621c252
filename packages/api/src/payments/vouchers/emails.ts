import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/voucherNumber';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { sayInMail } from '../../mail/say.ts';
import { UNASKED_EMAILS } from '../../platform/limits.ts';
import type { EmailKind } from '../../platform/mail/email.ts';
import { findVoucher } from './store.ts';

const data = record({ voucher: string().required() });

const voucherKind = (name: 'voucher' | 'voucher-reminder', words: 'voucher' | 'reminder'): EmailKind<typeof data> => ({
  name,
  data,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { voucher: id }, language) {
    const found = await findVoucher(db, id);
    if (found?.voucher.state !== 'awaiting_cash') return null;
    const { voucher, order } = found;
    const say = sayInMail(language);
    return {
      subject: say(`${words}.subject`),
      preview: say('voucher.preview', { total: formatPesos(order.total) }),
      blocks: [
        { kind: 'heading', text: say(`${words}.title`) },
        { kind: 'text', text: say(`${words}.intro`) },
        {
          kind: 'facts',
          facts: [
            ...(voucher.number ? [[say('voucher.number'), groupVoucherNumber(voucher.number)] as const] : []),
            [say('voucher.total'), formatPesos(order.total)],
            ...(voucher.expiresAt
              ? [[say('voucher.until'), formatInstant(voucher.expiresAt.toISOString(), language)] as const]
              : []),
            [say('voucher.what'), order.title],
          ],
        },
        { kind: 'link', label: say('voucher.open'), url: `${config.publicUrl}/voucher/${id}` },
        { kind: 'note', text: say('voucher.paid') },
      ],
    };
  },
});

/** Where the voucher is, once it stands. */
export const voucherEmail = voucherKind('voucher', 'voucher');

/** That it ends tomorrow. */
export const reminderEmail = voucherKind('voucher-reminder', 'reminder');
