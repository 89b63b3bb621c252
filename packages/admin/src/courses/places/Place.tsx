import { formatInstant } from '@lia/sdk/calendar/instants';
import { withdrawCoursePlace } from '@lia/sdk/courses/administration';
import type { EnrolmentRecord } from '@lia/sdk/courses/records';
import { formatPesos } from '@lia/sdk/payments/money';
import ActiveIcon from '@mui/icons-material/CheckCircleOutline';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import WithdrawnIcon from '@mui/icons-material/UndoOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useLanguage, useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { StatusChip } from '../../records/StatusChip.tsx';
import type { Statuses } from '../../resources/field.ts';
import './en.ts';
import './es.ts';

const statuses = {
  pending: { label: 'coursePlaces.statuses.pending', tone: 'waiting', icon: PendingIcon },
  active: { label: 'coursePlaces.statuses.active', tone: 'good', icon: ActiveIcon },
  withdrawn: { label: 'coursePlaces.statuses.withdrawn', tone: 'quiet', icon: WithdrawnIcon },
} as const satisfies Record<EnrolmentRecord['status'], Statuses[string]>;

interface PlaceProps {
  place: EnrolmentRecord;
  /** What distinguishes it from the others beside it: a person, or a course. */
  name: string;
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  changed: () => void;
}

/** A place in a course: whose, since when, for how much, or who gave it and why; one that was given may be taken back. */
export function Place({ place, name, title, children, changed }: PlaceProps) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const { id, status, username, total, given, created_at } = place;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <StatusChip statuses={statuses} status={status} />
      </Box>
      {children}
      <Typography variant="body2" color="text.secondary">
        {[username, !given && formatPesos(total), formatInstant(created_at, language)].filter(Boolean).join(' · ')}
      </Typography>
      {given && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('coursePlaces.given', given)}
        </Typography>
      )}
      {given && status === 'active' && (
        <Box sx={{ mt: 0.5, '& .MuiButton-root': { px: 1, mx: -1, minHeight: 44 } }}>
          <ActButton
            variant="text"
            color="error"
            label={t('coursePlaces.withdraw')}
            aria-label={t('coursePlaces.withdrawOf', { name })}
            question={{
              title: t('coursePlaces.withdrawTitle'),
              body: t('coursePlaces.withdrawBody'),
              cancel: t('coursePlaces.keep'),
            }}
            call={() => client.call(withdrawCoursePlace, { params: { id } })}
            then={changed}
          />
        </Box>
      )}
    </>
  );
}
