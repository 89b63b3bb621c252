import type { Catalogue, CatalogueCourse } from '@lia/sdk/courses/memberSchema';
import { formatPesos } from '@lia/sdk/payments/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { HiddenText } from '../../ui/HiddenText.tsx';
import type { Translate } from '../../i18n/i18n.ts';
import { useText } from '../../i18n/useText.ts';

type Quota = Catalogue['data']['quota'];

/** What a course costs a member: the list price struck through where it is not theirs, and why. */
export function CoursePrice({ course, quota }: { course: CatalogueCourse; quota: Quota }) {
  const { t } = useText();
  const { price, list_price, included } = course;
  const reason = reasonOf(t, course, quota);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        {price !== list_price && (
          <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <HiddenText>{t('catalogue.price.list')} </HiddenText>
            <s>{formatPesos(list_price)}</s>
          </Typography>
        )}
        <Typography
          component="strong"
          sx={{ fontWeight: 700, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {price !== list_price && <HiddenText>{t('catalogue.price.mine')} </HiddenText>}
          {included ? t('catalogue.free') : formatPesos(price)}
        </Typography>
      </Box>
      {reason !== null && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'success.main' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

function reasonOf(t: Translate, { included, discount, plan }: CatalogueCourse, quota: Quota): string | null {
  if (included) {
    const { left, each_month: each } = quota ?? {};
    return typeof left === 'number' && typeof each === 'number'
      ? t('catalogue.included.left', { count: left, each })
      : t('catalogue.included');
  }
  if (plan === null || plan.membership === 'gratis') return null;
  return t(`catalogue.discount.${plan.membership}`, { percent: discount });
}
