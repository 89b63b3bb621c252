import { formatInstant } from '@lia/sdk/calendar/instants';
import { getMyApplication } from '@lia/sdk/teachers/endpoints';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';

/** Where the review of a teacher's registration and documents stands; nothing for who did not register by the form. */
export function MyApplication() {
  const { t, language } = useText();
  const { data } = useRead([getMyApplication], (client) => client.call(getMyApplication));
  if (!data?.data) return null;
  const { review, documents, created_at } = data.data;
  return (
    <Card component="section" aria-labelledby="application" sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="application">
        {t('application.title')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{t(`application.${review}`)}</Typography>
      <Typography color="text.secondary">
        {t('application.sent', { count: documents, when: formatInstant(created_at, language) })}
      </Typography>
    </Card>
  );
}
