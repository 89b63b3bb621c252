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
      {(site) => (
        <RowCard to={`/embeds/${site.id}/show`} title={site.name} chip={<SiteChip site={site} />}>
          <Origins origins={site.origins} />
          <CardLine>
            {[
              t('embeds.viewed', { smart_count: site.views, figure: figure.format(site.views) }),
              t('embeds.sent', { smart_count: site.submissions, figure: figure.format(site.submissions) }),
              formatAmount(site.amount),
            ].join(' · ')}
          </CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
