import { FurtherChildForm } from '@lia/widgets/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useRouteTitle } from '../routing/contexts.ts';
import { useMember } from '../services/services.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { FormHost } from '../ui/FormHost.tsx';

/** `/apps/children/new`: a parent registers a child, and comes back to their children. */
export default function FurtherChildPage() {
  const title = useRouteTitle();
  const { uuid } = useMember();
  return (
    <ContentPage width={900}>
      <Typography variant="h1">{title}</Typography>
      <FormHost draft={`further-child:${uuid}`} fallback={<Skeleton variant="rounded" height={480} />}>
        <FurtherChildForm parent={uuid} page="/apps/dashboardpadres" />
      </FormHost>
    </ContentPage>
  );
}
