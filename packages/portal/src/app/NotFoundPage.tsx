import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

export default function NotFoundPage() {
  const { t } = useText();
  return (
    <Page bare>
      <Notice
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={{ label: t('action.home'), to: '/' }}
        picture={
          <Typography
            aria-hidden
            sx={{
              fontFamily: 'h1.fontFamily',
              fontSize: '6rem',
              fontWeight: 800,
              lineHeight: 1,
              color: 'primary.main',
            }}
          >
            404
          </Typography>
        }
      />
    </Page>
  );
}
