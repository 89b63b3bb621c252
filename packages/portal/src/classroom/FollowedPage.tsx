import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Page } from '../ui/Page.tsx';
import { MyClasses } from './MyClasses.tsx';
import { classroomTexts } from './texts.ts';

/** Classes of the member's children. */
export function FollowedPage() {
  useTexts(classroomTexts);
  const { t } = useText();
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 960, display: 'grid', gap: 6, alignContent: 'start' }}>
      <Typography variant="h1">{t('classes.title')}</Typography>
      <MyClasses />
    </Page>
  );
}
