import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';

/** Leads to the page where a member asks for something about their data. */
export function DataSection() {
  const { t } = useText();
  return (
    <Card
      component="section"
      aria-labelledby="data"
      sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="data">
        {t('account.data')}
      </Typography>
      <Typography>{t('account.data.text')}</Typography>
      <Button component={Link} to={MY_DATA_PATH} variant="outlined">
        {t('account.data.open')}
      </Button>
    </Card>
  );
}
