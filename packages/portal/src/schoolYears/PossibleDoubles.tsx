import type { PossibleDouble } from '@lia/sdk/schoolYears/schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

import { useText } from '../i18n/useText.ts';

/** Students of whom the school may have two accounts; nothing where there are none. */
export function PossibleDoubles({ doubles }: { doubles: readonly PossibleDouble[] }) {
  const { t } = useText();
  if (doubles.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('rollover.doubles', { count: doubles.length })}</AlertTitle>
      {t('rollover.doubles.text')}
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
        {doubles.map(({ uuid, name, username, group, other }) => (
          <li key={`${uuid} ${other.username}`}>
            {other.group === null
              ? t('rollover.double.outside', { name, username, group, other: other.username })
              : t('rollover.double', { name, username, group, other: other.username, otherGroup: other.group })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
