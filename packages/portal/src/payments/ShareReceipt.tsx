import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ShareButton } from '../ui/ShareButton.tsx';
import { paymentTexts } from './es.ts';

interface ShareReceiptProps {
  title: string;
  total: number;
  /** When it was ordered, in ISO form. */
  at: string;
}

/** Sends what was paid, without the address of the receipt: its page names the payer to anyone who opens it (decision 87). */
export default function ShareReceipt({ title, total, at }: ShareReceiptProps) {
  useTexts(paymentTexts);
  const { t, language } = useText();
  const values = { title, total: formatPesos(total), when: formatInstant(at, language) };
  return <ShareButton text={t('receipt.share', values)} about={title} />;
}
