import './en.ts';
import './es.ts';

import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { measurePermissions, measures, type PeriodLength, periodLengths } from '@lia/sdk/statistics/rules';
import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Choice } from '../plots/Choice.tsx';
import { MeasureCard } from './MeasureCard.tsx';

const looks = ['plot', 'table'] as const;

/** What is counted over time, of what the user may see. The address has the period and the look. */
export default function Statistics({ today }: { today: string }) {
  const t = useText();
  const title = useId();
  const { permissions } = usePermissions<Holder>();
  const [search, setSearch] = useSearchParams();
  const by = periodLengths.find((one) => one === search.get('by')) ?? 'day';
  const look = looks.find((one) => one === search.get('look')) ?? 'plot';
  const choose = (change: { by: PeriodLength } | { look: (typeof looks)[number] }) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  const shown = permissions ? measures.filter((measure) => may(permissions, measurePermissions[measure])) : [];
  if (shown.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={title} spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography id={title} variant="h2" sx={{ flexGrow: 1 }}>
          {t('statistics.title')}
        </Typography>
        <Choice
          name={t('statistics.span')}
          choices={periodLengths}
          chosen={by}
          label={(one) => t(`statistics.spans.${one}`)}
          onChoose={(one) => choose({ by: one })}
        />
        <Choice
          name={t('statistics.look')}
          choices={looks}
          chosen={look}
          label={(one) => t(`statistics.looks.${one}`)}
          onChoose={(one) => choose({ look: one })}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.map((measure) => (
          <MeasureCard key={measure} measure={measure} by={by} today={today} look={look} />
        ))}
      </Box>
    </Stack>
  );
}
