import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { catalogueTexts } from './es.ts';
import { Section } from '../../ui/Section.tsx';
import { quotaText } from './quotaText.ts';
import { useCatalogue } from './useCatalogue.ts';

/** What the member's plan gives of courses: those that it still includes, and the discount on the others; nothing without either. */
export function MyAllowance() {
  useTexts(catalogueTexts);
  const { t } = useText();
  const { data } = useCatalogue();
  if (!data) return null;
  const { quota, courses } = data.data;
  const included = quotaText(t, quota);
  const reduced = courses.find((course) => !course.included && course.discount > 0);
  const tier = reduced?.plan?.membership;
  if (included === null && !reduced) return null;
  return (
    <Section title={t('catalogue.allowance')}>
      {included !== null && <Typography>{included}</Typography>}
      {reduced && (tier === 'mensual' || tier === 'anual') && (
        <Typography color="text.secondary">{t(`catalogue.discount.${tier}`, { percent: reduced.discount })}</Typography>
      )}
      <Button component={Link} to="/apps/cursos" variant="outlined">
        {t('catalogue.all')}
      </Button>
    </Section>
  );
}
