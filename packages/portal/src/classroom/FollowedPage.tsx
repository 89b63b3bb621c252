import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { MyClasses } from './MyClasses.tsx';
import { classroomTexts } from './texts.ts';
import { comingTexts } from './coming/texts.ts';

/** Classes of the member's children. */
export function FollowedPage() {
  useTexts(comingTexts);
  useTexts(classroomTexts);
  const { t } = useText();
  return (
    <ContentPage width={960}>
      <Typography variant="h1">{t('classes.title')}</Typography>
      <MyClasses />
    </ContentPage>
  );
}
