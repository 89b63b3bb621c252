import type { Catalogue, CatalogueCourse } from '@lia/sdk/courses/memberSchema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { ContentPage } from '../../ui/ContentPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { cardGrid } from '../../ui/cardGrid.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { catalogueTexts } from './es.ts';
import { CourseFacts } from '../mine/CourseFacts.tsx';
import { CourseImage } from '../mine/CourseImage.tsx';
import { CoursePrice } from './CoursePrice.tsx';
import { quotaText } from './quotaText.ts';
import { useCatalogue } from './useCatalogue.ts';

/** `/apps/cursos`: the courses on offer at the member's own price, with what their plan still includes. */
export default function CataloguePage() {
  useTexts(catalogueTexts);
  const { t } = useText();
  const { data, error, mutate } = useCatalogue();
  const offer = data?.data;
  const quota = offer && quotaText(t, offer.quota);

  return (
    <ContentPage width={1200}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('catalogue.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('catalogue.lead')}
        </Typography>
      </Box>
      {quota && <Alert severity="info">{quota}</Alert>}
      {offer?.courses.length === 0 && (
        <Notice inside title={t('catalogue.none.title')} text={t('catalogue.none.text')} />
      )}
      {offer && offer.courses.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {offer.courses.map((course) => (
            <Offer key={course.id} course={course} quota={offer.quota} />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('catalogue.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={380} />
          <Skeleton variant="rounded" height={380} />
          <Skeleton variant="rounded" height={380} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Offer({ course, quota }: { course: CatalogueCourse; quota: Catalogue['data']['quota'] }) {
  const { t } = useText();
  const { id, name, description, card_image_url, owned, included } = course;
  const verb = owned ? 'open' : included ? 'take' : 'buy';
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <CourseImage address={card_image_url} />
      <Box sx={{ p: 5, display: 'grid', gridTemplateRows: 'auto auto 1fr auto auto', gap: 3, justifyItems: 'start' }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box>
          <CourseFacts course={course} />
        </Box>
        <Typography color="text.secondary">{description}</Typography>
        {owned ? (
          <Typography sx={{ fontWeight: 600, color: 'success.main' }}>{t('catalogue.owned')}</Typography>
        ) : (
          <CoursePrice course={course} quota={quota} />
        )}
        <Button
          component={Link}
          to={owned ? `/apps/miscursos/${id}` : `/apps/cursos/${id}`}
          variant={owned ? 'outlined' : 'contained'}
          aria-label={t(`catalogue.${verb}.of`, { name })}
        >
          {t(`catalogue.${verb}`)}
        </Button>
      </Box>
    </Card>
  );
}
