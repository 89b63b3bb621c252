import { formatDay } from '@lia/sdk/calendar/days';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box } from '@mui/material';

import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { figures } from './figures.ts';
import { Origins } from './Origins.tsx';
import { SiteChip } from './SiteChip.tsx';

const counted = ['views', 'starts', 'submissions'] as const;

/** The site with its key, where it is, when it was last used, and what came of it. That one is on goes without saying. */
export function EmbedTable() {
  const t = useText();
  const language = useLanguage();
  return (
    <RowTable<EmbedRecord>>
      <Column
        source="name"
        render={(site: EmbedRecord) => (
          <RowLink
            to={`/embeds/${site.id}/show`}
            below={
              <>
                <Box
                  component="span"
                  translate="no"
                  sx={{ display: 'block', fontFamily: 'ui-monospace, monospace', fontSize: 12, whiteSpace: 'nowrap' }}
                >
                  {site.key}
                </Box>
                {(!site.active || site.deleted_at !== null) && <SiteChip site={site} />}
              </>
            }
          >
            {site.name}
          </RowLink>
        )}
      />
      <Column source="origins" disableSort render={({ origins }: EmbedRecord) => <Origins origins={origins} />} />
      <Column
        source="last_day"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ last_day }: EmbedRecord) => (last_day ? formatDay(last_day, language) : t('embeds.never'))}
      />
      {counted.map((measure) => (
        <Column
          key={measure}
          source={measure}
          align="right"
          sortByOrder="DESC"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
          render={(site: EmbedRecord) => figures(language).format(site[measure])}
        />
      ))}
      <Column
        source="amount"
        align="right"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        render={({ amount }: EmbedRecord) => formatAmount(amount)}
      />
    </RowTable>
  );
}
