import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ShareButton } from '../ui/ShareButton.tsx';
import { paymentTexts } from './es.ts';

interface ShareVoucherProps {
  title: string;
  total: number;
  voucher: { id: string; number?: string | null; expires_at?: string | null };
}

/** Sends a voucher to who is to pay it: its page names no person. */
export default function ShareVoucher({ title, total, voucher: { id, number, expires_at } }: ShareVoucherProps) {
  useTexts(paymentTexts);
  const { t, language } = useText();
  const values = { title, total: formatPesos(total), url: `${location.origin}/voucher/${id}` };
  const text =
    number != null && expires_at != null
      ? t('voucher.share', {
          ...values,
          number: groupVoucherNumber(number),
          when: formatInstant(expires_at, language),
        })
      : t('voucher.share.link', values);
  return <ShareButton text={text} about={title} variant="outlined" />;
}
