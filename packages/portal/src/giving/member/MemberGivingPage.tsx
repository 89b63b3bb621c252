import { getMyContact } from '@lia/sdk/accounts/endpoints';
import type { Contact } from '@lia/sdk/accounts/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { ContentPage } from '../../ui/ContentPage.tsx';
import { FormHost } from '../../ui/FormHost.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { ToMyPlaces } from '../../places/ToMyPlaces.tsx';
import { useRouteTitle } from '../../routing/contexts.ts';
import { useRead } from '../../reads/useRead.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useMember } from '../../services/services.ts';
import { placeTexts } from '../../places/es.ts';

interface MemberGivingPageProps {
  lead: string;
  /** Names the draft among those of this person in this browser. */
  draft: string;
  /** The form, filled in with who gives. */
  renderForm: (giver: Contact['data']) => ReactNode;
}

/** A gift from the member area: under its title, once it is known who gives. */
export function MemberGivingPage({ lead, draft, renderForm }: MemberGivingPageProps) {
  useTexts(placeTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const { uuid } = useMember();
  const { data, error, mutate } = useRead([getMyContact], (client) => client.call(getMyContact), {
    // What was typed meanwhile stays.
    revalidateOnFocus: false,
  });
  const waiting = (
    <Loading>
      <Skeleton variant="rounded" height={480} />
    </Loading>
  );

  return (
    <ContentPage width={900}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {lead}
        </Typography>
      </Box>
      {data && (
        <FormHost draft={`${draft}:${uuid}`} fallback={waiting}>
          {renderForm(data.data)}
        </FormHost>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('giving.mine.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && waiting}
      <ToMyPlaces />
    </ContentPage>
  );
}
