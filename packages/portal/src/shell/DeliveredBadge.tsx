import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import Box from '@mui/material/Box';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';

/** How many items were delivered: the badge 'actividades', transparent at zero (document 1 section 2). */
export function DeliveredBadge() {
  const { t } = useText();
  const { data } = useRead(['delivered'], (client) => client.call(countDelivered));
  const count = data?.data ?? 0;
  return (
    <Box
      component="span"
      aria-hidden={count === 0}
      {...(count > 0 && { role: 'img', 'aria-label': t('shell.delivered', { count }) })}
      sx={{
        minWidth: 24,
        px: 1.5,
        borderRadius: 99,
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 700,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        opacity: count === 0 ? 0 : 1,
      }}
    >
      {count > 0 && count}
    </Box>
  );
}
