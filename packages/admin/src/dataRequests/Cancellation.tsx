import type { DataRequestRecord } from '@lia/sdk/dataRequests/records';
import { getUser } from '@lia/sdk/users/endpoints';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { Section } from '../records/RecordPage.tsx';
import { EraseButton } from '../users/erase/EraseButton.tsx';

/** Carries out a request of cancellation: erases the account that it is about, which answers it. */
export function Cancellation({ record }: { record: DataRequestRecord }) {
  const t = useText();
  const client = useClient();
  const id = record.child_user ?? record.user;
  const { data } = useQuery({
    queryKey: ['user to erase', id],
    queryFn: () => client.call(getUser, { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  if (!data) return null;
  return (
    <Section title={t('erase.title')}>
      <Typography color="text.secondary">{t('erase.about', { username: data.username })}</Typography>
      <Box>
        <EraseButton record={data} />
      </Box>
    </Section>
  );
}
