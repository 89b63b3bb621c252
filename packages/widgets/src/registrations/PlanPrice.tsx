import { formatAmount, formatPesos } from '@lia/sdk/payments/money';

import { Lost, Retry } from '../form/notices.tsx';
import { Sum } from '../form/Sum.tsx';
import { MARKETING, type PriceReading } from '../host/usePrice.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';

/** What the plan costs: child price × number of children (document 1 section 4). */
export function PlanPrice({ price, count }: { price: PriceReading; count: number }) {
  const { href } = useHost();
  const { t } = useText();
  if (price.lost) return <Lost message={t('lookup.price')} exit={href(MARKETING)} />;
  if (price.failed)
    return (
      <Retry onRetry={price.retry}>
        <span>{t('registration.price.failed')}</span>
      </Retry>
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
