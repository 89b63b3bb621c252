import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';

import { MyCourses, useMyCourses } from '../courses/mine/MyCourses.tsx';
import { MyPlan, useMyPlan } from '../dashboards/MyPlan.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MyOrders } from '../memberships/MyOrders.tsx';
import { OpenOrders, useOpenOrders } from '../memberships/OpenOrders.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ShownTogether } from '../ui/ShownTogether.tsx';
import { buyPaths, optionPath, productOptions } from './options.ts';
import { productTexts } from './es.ts';

/** `/apps/products/{option}`: what a parent has, courses or the plan, and the way to more of it. */
export default function ProductsPage() {
  useTexts(productTexts);
  const { t } = useText();
  const { pathname } = useLocation();
  const option = productOptions.find((one) => optionPath(one) === pathname) ?? productOptions[0];
  return (
    <ContentPage width={1200}>
      <Typography variant="h1">{t('products.title')}</Typography>
      <Box component="nav" aria-label={t('products.options')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {productOptions.map((one) => (
          <Button
            key={one}
            component={Link}
            to={optionPath(one)}
            variant={one === option ? 'contained' : 'outlined'}
            aria-current={one === option ? 'page' : undefined}
            sx={{ minHeight: 44 }}
          >
            {t(`products.${one}`)}
          </Button>
        ))}
      </Box>
      {option === 'cursos' ? <Courses /> : <Membership />}
    </ContentPage>
  );
}

function Membership() {
  const open = useOpenOrders();
  const plan = useMyPlan();
  const isKnown = [open, plan].every(({ data, error }) => (data ?? error) !== undefined);
  return (
    <ShownTogether isReady={isKnown}>
      <OpenOrders />
      <MyPlan />
      <MyOrders />
    </ShownTogether>
  );
}

function Courses() {
  const { t } = useText();
  const { data, error } = useMyCourses();
  if (!data && error === undefined) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={280} />
      </Loading>
    );
  }
  if (data?.data.length === 0) {
    return (
      <Card sx={{ p: 8 }}>
        <Notice
          inside
          title={t('products.cursos.none')}
          text={t('products.cursos.none.text')}
          action={{ label: t('products.cursos.first'), to: buyPaths.cursos }}
        />
      </Card>
    );
  }
  return (
    <>
      <MyCourses />
      <Button component={Link} to={buyPaths.cursos} variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('products.cursos.more')}
      </Button>
    </>
  );
}
