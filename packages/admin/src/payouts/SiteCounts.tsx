import type { PayoutEntries } from '@lia/sdk/payouts/records';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';

import { figures } from '../i18n/language.ts';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

const counts = ['views', 'starts', 'submissions'] as const;

/** From view to sending, by site. */
export function SiteCounts({ sites }: Pick<PayoutEntries, 'sites'>) {
  const { t, language } = useWords();
  return (
    <Section title={t('payouts.sites')}>
      {sites.length === 0 ? (
        <Typography color="text.secondary">{t('payouts.noSites')}</Typography>
      ) : (
        <Box component="section" aria-label={t('payouts.sites')} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ '& th, & td': { px: { xs: 1, lg: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('payouts.site')}</TableCell>
                {counts.map((count) => (
                  <TableCell key={count} align="right">
                    {t(`payouts.${count}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {sites.map((site) => (
                <TableRow key={site.id}>
                  <TableCell component="th" scope="row">
                    {site.name}
                  </TableCell>
                  {counts.map((count) => (
                    <TableCell key={count} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {figures(language).format(site[count])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
}
