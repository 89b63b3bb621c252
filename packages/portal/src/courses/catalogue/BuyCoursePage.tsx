import type { Catalogue, CatalogueCourse } from '@lia/sdk/courses/memberSchema';
import { MemberCourseForm } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { ContentPage } from '../../ui/ContentPage.tsx';
import { FormHost } from '../../ui/FormHost.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { catalogueTexts } from './es.ts';
import { useMember } from '../../services/services.ts';
import { CourseFacts } from '../mine/CourseFacts.tsx';
import { CourseImage } from '../mine/CourseImage.tsx';
import { Syllabus } from '../mine/Syllabus.tsx';
import { CoursePrice } from './CoursePrice.tsx';
import { useCatalogue } from './useCatalogue.ts';

/** `/apps/cursos/:id`: a course at the member's own price, and the purchase with their data filled in. */
export default function BuyCoursePage() {
  useTexts(catalogueTexts);
  const { t } = useText();
  const { id } = useParams();
  const { data, error, mutate } = useCatalogue();
  const course = data?.data.courses.find((one) => String(one.id) === id);

  return (
    <ContentPage title={course?.name} width={1200} gap={4} back={{ label: t('catalogue.back'), to: '/apps/cursos' }}>
      {data && course && (
        <Purchase key={course.id} course={course} quota={data.data.quota} onStale={() => void mutate()} />
      )}
      {data && !course && (
        <Notice
          title={t('catalogue.gone.title')}
          text={t('catalogue.gone.text')}
          action={{ label: t('catalogue.back'), to: '/apps/cursos' }}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed title={t('catalogue.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={480} />
        </Loading>
      )}
    </ContentPage>
  );
}

interface PurchaseProps {
  course: CatalogueCourse;
  quota: Catalogue['data']['quota'];
  onStale: () => void;
}

function Purchase({ course, quota, onStale }: PurchaseProps) {
  const { t } = useText();
  const { data: me } = useMember();
  const { id, name, description, card_image_url, syllabus, owned } = course;
  const mine = `/apps/miscursos/${id}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Card>
        <CourseImage address={card_image_url} />
        <Box sx={{ p: 5, display: 'grid', gap: 3 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <CourseFacts course={course} />
          <Typography color="text.secondary">{description}</Typography>
          {owned ? (
            <>
              <Typography sx={{ fontWeight: 600, color: 'success.main' }}>{t('catalogue.owned')}</Typography>
              <Button component={Link} to={mine} variant="contained" sx={{ justifySelf: 'start' }}>
                {t('catalogue.open')}
              </Button>
            </>
          ) : (
            <CoursePrice course={course} quota={quota} />
          )}
          <Syllabus text={syllabus} />
        </Box>
      </Card>
      {!owned && (
        <FormHost fallback={<Skeleton variant="rounded" height={480} />}>
          <MemberCourseForm
            course={course}
            who={{ name: `${me.displayName} ${me.lastName}`, email: me.email }}
            page={mine}
            onStale={onStale}
          />
        </FormHost>
      )}
    </Box>
  );
}
