import { FurtherChildForm } from '@lia/widgets/react';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { invitationTexts } from '../invitations/es.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { familyCodePath } from '../invitations/routes.ts';
import { useMember } from '../services/services.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { FormHost } from '../ui/FormHost.tsx';

/** `/apps/children/new`: a parent registers a child, and comes back to their children. */
export default function FurtherChildPage() {
  useTexts(invitationTexts);
  const title = useRouteTitle();
  const { t } = useText();
  const { uuid } = useMember();
  return (
    <ContentPage width={900}>
      <Typography variant="h1">{title}</Typography>
      <MuiLink component={Link} to={familyCodePath} sx={{ py: 2.5, justifySelf: 'start' }}>
        {t('invitation.code.have')}
      </MuiLink>
      <FormHost draft={`further-child:${uuid}`} fallback={<Skeleton variant="rounded" height={480} />}>
        <FurtherChildForm parent={uuid} page="/apps/dashboardpadres" />
      </FormHost>
    </ContentPage>
  );
}
