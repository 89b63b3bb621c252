import { may } from '@lia/sdk/accounts/permissions';
import { peopleLabels } from '@lia/sdk/overview/labels';
import type { Overview } from '@lia/sdk/overview/records';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';

interface Report {
  href: string;
  label: string;
  /** How many rows it has, where that is known. */
  count?: number;
}

/** Lists of the console that the member may open and export, with what stands in them. */
export function ReportLinks({ figures: { people, seats } }: { figures: Overview['data'] }) {
  const { t, language } = useText();
  const user = useMember();
  // As the figures: without closed accounts.
  const usersOf = (kind: string): string =>
    `/admin/users?filter=${encodeURIComponent(JSON.stringify({ status: 'active', kind }))}`;
  const reports: Report[] = [
    ...people.map(({ kind, count }) => ({ href: usersOf(kind), label: peopleLabels[kind][language], count })),
    ...(seats && may(user, 'licences.read')
      ? [{ href: '/admin/licences', label: t('overview.reports.licences'), count: seats.used }]
      : []),
    ...(may(user, 'imports.manage') ? [{ href: '/admin/imports', label: t('overview.imports') }] : []),
    ...(may(user, 'audit.read') ? [{ href: '/admin/audit', label: t('overview.reports.audit') }] : []),
  ];
  return (
    <>
      <Typography color="text.secondary">{t('overview.reports.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reports.map(({ href, label, count }) => (
          <li key={href}>
            <MuiLink
              href={href}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}
            >
              {label}
              {count !== undefined && (
                <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                  {count}
                </Box>
              )}
            </MuiLink>
          </li>
        ))}
      </Box>
    </>
  );
}
