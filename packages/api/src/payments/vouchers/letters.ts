import { formatPesos } from '@lia/sdk/payments/money';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { sayInMail } from '../../mail/say.ts';
import type { LetterKind } from '../../platform/mail/letter.ts';
import { findVoucher } from './store.ts';

const data = record({ voucher: string().required() });

const voucherKind = (name: 'voucher' | 'voucher-reminder', words: 'voucher' | 'reminder'): LetterKind<typeof data> => ({
  name,
  data,
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
            [say('voucher.what'), order.title],
            [say('voucher.total'), formatPesos(order.total)],
            ...(voucher.number ? [[say('voucher.number'), voucher.number] as const] : []),
            ...(voucher.expiresAt
              ? [[say('voucher.until'), formatReceiptDate(voucher.expiresAt.toISOString())] as const]
              : []),
          ],
        },
        { kind: 'link', label: say('voucher.open'), url: `${config.publicUrl}/voucher/${id}` },
        { kind: 'note', text: say('voucher.paid') },
      ],
    };
  },
});

/** Where the voucher is, once it stands. */
export const voucherLetter = voucherKind('voucher', 'voucher');

/** That it ends tomorrow. */
export const reminderLetter = voucherKind('voucher-reminder', 'reminder');
