import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { formatAmount } from '@lia/sdk/payments/money';

import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { figures } from './figures.ts';
import { Origins } from './Origins.tsx';
import { SiteChip } from './SiteChip.tsx';

/** The same rows where a table has no room. */
export function EmbedCards() {
  const t = useText();
  const figure = figures(useLanguage());
  return (
    <RowCards<EmbedRecord> columns={['name', 'last_day', 'views', 'starts', 'submissions', 'amount', 'active']}>
      {({ id, name, origins, active, views, submissions, amount }) => (
        <RowCard to={`/embeds/${id}/show`} title={name} chip={<SiteChip active={active} />}>
          <Origins origins={origins} />
          <CardLine>
            {t('embeds.line', {
              views: figure.format(views),
              submissions: figure.format(submissions),
              amount: formatAmount(amount),
            })}
          </CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
