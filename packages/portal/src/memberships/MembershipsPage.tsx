import { registrationTypes } from '@lia/sdk/registrations/rules';
import { PricingTable } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/** Room for three cards beside each other. */
const WIDTH_PX = 1080;

/** `/memberships?type=`: the nine plans; "Log In" leads to the sign-in, "Sign Up" stays (document 1 section 2). */
export default function MembershipsPage() {
  const { t } = useText();
  const [query] = useSearchParams();
  const plans = useRef<HTMLDivElement>(null);
  const type = registrationTypes.find((one) => one === query.get('type'));

  return (
    <PublicPage
      lead={t('memberships.lead')}
      width={WIDTH_PX}
      actions={
        <>
          <Button component={Link} to="/login" variant="outlined">
            {t('memberships.login')}
          </Button>
          <Button variant="text" onClick={() => plans.current?.focus()}>
            {t('memberships.signUp')}
          </Button>
        </>
      }
    >
      <Box ref={plans} tabIndex={-1} sx={{ outline: 'none' }}>
        <FormHost fallback={<PageSkeleton />}>
          <PricingTable {...(type && { type })} />
        </FormHost>
      </Box>
    </PublicPage>
  );
}
