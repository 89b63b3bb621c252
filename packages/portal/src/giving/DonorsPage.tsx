import { DonorWall } from '@lia/widgets/react';

import { useText } from '../i18n/useText.ts';
import { PublicPage } from '../shell/PublicPage.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { WaysToHelp } from './WaysToHelp.tsx';

/** `/donantes`: the wall of donors, and how to become one. */
export default function DonorsPage() {
  const { t } = useText();
  return (
    <PublicPage lead={t('donors.lead')} actions={<WaysToHelp />}>
      <FormHost reads fallback={<PageSkeleton />}>
        <DonorWall />
      </FormHost>
    </PublicPage>
  );
}
