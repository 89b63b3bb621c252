import type { Price } from '@lia/sdk/memberships/schema';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';

import { Notice } from '../fields/Notice.tsx';
import { Sum } from '../form/Sum.tsx';
import type { Reading } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';

/** What the plan costs: child price × number of children (document 1 section 4). */
export function PlanPrice({ price, count }: { price: Reading<Price>; count: number }) {
  const { t } = useText();
  if (price.failed)
    return (
      <Notice tone="error">
        <span>{t('registration.price.failed')}</span>
        <button type="button" className="lia-secondary" part="button" onClick={price.retry}>
          {t('form.retry')}
        </button>
      </Notice>
    );

  const each = price.data?.price.unit_amount;
  const interval = price.data?.price.recurring?.interval;
  const total = formatPesos((each ?? 0) * count);
  return (
    <Sum
      how={each ? t('registration.sum', { count, price: formatAmount(each) }) : t('registration.total')}
      busy={each === undefined}
    >
      {each === undefined
        ? '…'
        : each === 0
          ? t('registration.free')
          : interval
            ? t(`registration.per.${interval}`, { total })
            : total}
    </Sum>
  );
}
