import { FurtherChildForm } from '@lia/widgets/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useRouteTitle } from '../routing/contexts.ts';
import { useMember } from '../services/services.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { Page } from '../ui/Page.tsx';

/** `/apps/children/new`: a parent registers a child, and comes back to their children. */
export default function FurtherChildPage() {
  const title = useRouteTitle();
  const { uuid } = useMember();
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 900, display: 'grid', gap: 6, alignContent: 'start' }}>
      <Typography variant="h1">{title}</Typography>
      <FormHost draft={`further-child:${uuid}`} fallback={<Skeleton variant="rounded" height={480} />}>
        <FurtherChildForm parent={uuid} page="/apps/dashboardpadres" />
      </FormHost>
    </Page>
  );
}
