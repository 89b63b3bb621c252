import type { ImportCard, ImportRecord } from '@lia/sdk/imports/records';
import type { CardStatus } from '@lia/sdk/accessCards/rules';
import { formatCount } from '@lia/sdk/messages/count';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';

import { AccessCards } from '../../accessCards/AccessCards.tsx';
import { useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';

/** Most cards that are made for one printing, fifty pages: what is closed before it is printed is to be made again. */
const AT_ONCE = 400;

const sort = { field: 'num', order: 'ASC' } as const;

/** The access cards of the students of preescolar and primaria whom an import created. Nothing where it created none. */
export function ImportCards({ record: { id } }: { record: ImportRecord }) {
  const t = useText();
  const dataProvider = useDataProvider();
  const within = { path: `imports/${id}/cards`, id: 'uuid', facets: ['card'] };
  const { total = 0, meta } = useGetList(
    'imports',
    { pagination: { page: 1, perPage: 1 }, sort, meta: { within } },
    { retry: false },
  );
  const counted: Partial<Record<CardStatus, number>> = meta?.facets.card ?? {};
  const { none = 0, made = 0, used = 0 } = counted;
  // Cards that are made again stay where they are in the list: the next ones are on its next page.
  const [turn, setTurn] = useState(1);
  const turns = Math.ceil(made / AT_ONCE);
  const again = Math.min(turn, turns);
  const studentsWith =
    (card: CardStatus, page = 1) =>
    async () => {
      const { data } = await dataProvider.getList<ImportCard & RaRecord>('imports', {
        pagination: { page, perPage: AT_ONCE },
        sort,
        filter: { card },
        meta: { within: { ...within, facets: [] } },
      });
      return data.map(({ uuid }) => uuid);
    };
  if (total === 0) return null;
  return (
    <Section title={t('importWizard.results.cardsTitle')}>
      <Typography>{t('importWizard.results.cardsHint')}</Typography>
      {made + used > 0 && (
        <Typography color="text.secondary">
          {t('importWizard.results.cardsMade', { count: made + used })}
          {used > 0 && ` ${t('importWizard.results.cardsUsed', { count: used })}`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {none > 0 && (
          <AccessCards
            variant="contained"
            label={
              none > AT_ONCE
                ? t('importWizard.results.cardsNext', { count: AT_ONCE, total: formatCount(none) })
                : t('importWizard.results.cards', { count: none })
            }
            users={studentsWith('none')}
          />
        )}
        {made > 0 && (
          <AccessCards
            replaces
            label={
              turns > 1
                ? t('importWizard.results.cardsAgainNext', {
                    first: formatCount((again - 1) * AT_ONCE + 1),
                    last: formatCount(Math.min(again * AT_ONCE, made)),
                    total: formatCount(made),
                  })
                : t('importWizard.results.cardsAgain', { count: made })
            }
            users={studentsWith('made', again)}
            onDone={() => setTurn((again % turns) + 1)}
          />
        )}
      </Box>
    </Section>
  );
}
