import { VolunteeringForm } from '@lia/widgets/react';

import { useText } from '../i18n/useText.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';
import { WaysToHelp } from './WaysToHelp.tsx';

/** `/registrovoluntario/:type?`: a company's offer to volunteer; `type` does not change it. */
export default function VolunteeringPage() {
  const { t } = useText();

  return (
    <PublicPage lead={t('volunteering.lead')} actions={<WaysToHelp />}>
      <FormHost draft="volunteering" fallback={<PageSkeleton />}>
        <VolunteeringForm />
      </FormHost>
    </PublicPage>
  );
}
