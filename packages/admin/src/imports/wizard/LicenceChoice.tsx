import { getImportLicences } from '@lia/sdk/imports/endpoints';
import { formatCount } from '@lia/sdk/messages/count';
import { Alert, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { licencesOf } from '../rows/changeRow.ts';

interface LicenceChoiceProps {
  id: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Whether the people of an import get licences of their school, beside how many they need and are left. */
export function LicenceChoice({ id, chosen, onChoose }: LicenceChoiceProps) {
  const t = useText();
  const client = useClient();
  const note = useId();
  const { data } = useQuery({
    queryKey: licencesOf(id),
    queryFn: ({ signal }) => client.call(getImportLicences, { params: { id }, signal }),
    retry: false,
  });
  // A school without a plan has none to assign.
  if (!data || data.data.total === 0) return null;
  const { needed, left, total } = data.data;
  return (
    <Stack spacing={1} useFlexGap>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen}
            onChange={(_, checked) => onChoose(checked)}
            slotProps={{ input: { 'aria-describedby': note } }}
          />
        }
        label={t('importWizard.verify.licences')}
        sx={{ minHeight: 44 }}
      />
      <Typography id={note} color="text.secondary">
        {t('importWizard.verify.licencesLeft', {
          needed: formatCount(needed),
          left: formatCount(left),
          total: formatCount(total),
        })}
      </Typography>
      {chosen && needed > left && (
        <Alert severity="warning" variant="outlined">
          {t('importWizard.verify.licencesShort', { count: needed - left })}
        </Alert>
      )}
    </Stack>
  );
}
