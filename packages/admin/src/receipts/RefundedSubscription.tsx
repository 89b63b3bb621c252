import { refundRequestLabels } from '@lia/sdk/receipts/labels';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Checkbox, FormControlLabel, FormHelperText, Stack, Typography } from '@mui/material';
import { useId } from 'react';

import { useWords } from '../resources/field.ts';

interface RefundedSubscriptionProps {
  record: OrderRecord;
  /** Whether it is to end with the refund, where that is a choice. */
  ends: boolean;
  onChange: (ends: boolean) => void;
}

/** What a refund does to the subscription that the order paid a period of, and the choice to end it where it would go on. */
export function RefundedSubscription({ record: { subscription }, ends, onChange }: RefundedSubscriptionProps) {
  const { t, language } = useWords();
  const hint = useId();
  if (subscription === null) return null;
  if (subscription !== 'goes_on') return <Typography>{t(`orders.refundSubscription.${subscription}`)}</Typography>;
  return (
    <Stack>
      <FormControlLabel
        control={
          <Checkbox
            checked={ends}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={refundRequestLabels.end_subscription[language]}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText id={hint}>
        {t(`orders.refundSubscription.${ends ? 'ends_with_period' : 'goes_on'}`)}
      </FormHelperText>
    </Stack>
  );
}
