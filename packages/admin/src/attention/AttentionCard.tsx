import type { AttentionItem } from '@lia/sdk/attention/records';
import type { AttentionKind } from '@lia/sdk/attention/rules';
import { formatDay } from '@lia/sdk/calendar/days';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { filteredList } from '../resources/definition.ts';

/** The list that has the rows, and the colour of the card, by how urgent they are. */
const places = {
  failedImports: { resource: 'imports', tone: 'error.main' },
  failedImportRows: { resource: 'imports', tone: 'error.main' },
  stuckOrders: { resource: 'orders', tone: 'error.main' },
  latePayments: { resource: 'orders', tone: 'warning.main' },
  waitingTransfers: { resource: 'orders', tone: 'warning.main' },
  refusedRefunds: { resource: 'orders', tone: 'error.main' },
  openDisputes: { resource: 'orders', tone: 'error.main' },
  balanceDifferences: { resource: 'balance', tone: 'error.main' },
  failedJobs: { resource: 'jobs', tone: 'error.main' },
  undeliveredEmails: { resource: 'emails', tone: 'error.main' },
  invoicesToCancel: { resource: 'invoices', tone: 'error.main' },
  pendingInvoices: { resource: 'invoices', tone: 'warning.main' },
  dueDataRequests: { resource: 'data-requests', tone: 'error.main' },
  waitingSchools: { resource: 'school-contacts', tone: 'warning.main' },
  waitingDonations: { resource: 'donations', tone: 'warning.main' },
  waitingSponsorships: { resource: 'sponsorships', tone: 'warning.main' },
  waitingVolunteerings: { resource: 'volunteerings', tone: 'warning.main' },
  teachersToReview: { resource: 'teachers', tone: 'primary.main' },
  graveReports: { resource: 'reports', tone: 'error.main' },
  openReports: { resource: 'reports', tone: 'warning.main' },
  refusedEmbeds: { resource: 'embeds', tone: 'warning.main' },
} as const satisfies Record<AttentionKind, { resource: string; tone: string }>;

/** Rows that need attention, in a sentence that leads to their list, narrowed to them. */
export function AttentionCard({ item: { kind, count, filter, until, days_left } }: { item: AttentionItem }) {
  const t = useText();
  const language = useLanguage();
  const { resource, tone } = places[kind];
  return (
    <Card sx={{ height: '100%', borderLeft: '4px solid', borderLeftColor: days_left === null ? tone : 'error.main' }}>
      <CardActionArea
        component={Link}
        to={filteredList(resource, filter)}
        sx={{ height: '100%', minHeight: 96, display: 'flex', alignItems: 'center', gap: 1, p: 2 }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`attention.kinds.${kind}`, { count })}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t(`attention.hints.${kind}`)}
          </Typography>
          {until !== null && (
            <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
              {t('attention.until', { day: formatDay(until, language) })}
              {days_left !== null &&
                ` · ${t(days_left < 0 ? 'attention.daysOver' : 'attention.daysLeft', { count: Math.abs(days_left) })}`}
            </Typography>
          )}
        </Box>
        <ChevronIcon color="action" aria-hidden />
      </CardActionArea>
    </Card>
  );
}
