import { companyGifts, getGiftCompany, type GiftCompany as Company, linkGiftCompany } from '@lia/sdk/giving/company';
import LinkIcon from '@mui/icons-material/Link';
import { Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { SchoolField } from '../institutions/choice/SchoolField.ts';

/** The company that a gift or an offer to volunteer is linked to, and those that it may be linked to. */
export function GiftCompany({ record: { id } }: { record: { id: string } }) {
  const t = useText();
  const client = useClient();
  const resource = useResourceContext();
  const gifts = companyGifts.find((kind) => kind === resource);
  const { data, isError, refetch } = useQuery({
    queryKey: ['gifts', 'company', gifts, id],
    queryFn: ({ signal }) => (gifts ? client.call(getGiftCompany, { params: { gifts, id }, signal }) : null),
    retry: false,
  });
  if (!gifts) return null;
  if (isError && !data) return <LoadError message={t('giftCompany.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const link = (company_id: number | null) =>
    client.call(linkGiftCompany, { params: { gifts, id }, body: { company_id } });
  return (
    <Section title={t('giftCompany.title')}>
      {data.company ? (
        <Linked company={data.company} unlink={() => link(null)} />
      ) : (
        <Choice proposals={data.proposals} link={link} />
      )}
    </Section>
  );
}

type Call = () => Promise<{ message: string }>;

function Linked({ company: { id, name }, unlink }: { company: NonNullable<Company['company']>; unlink: Call }) {
  const t = useText();
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <MuiLink component={Link} to={`/institutions/${id}/show`} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </MuiLink>
      <ActButton label={t('giftCompany.unlink')} call={unlink} />
    </Stack>
  );
}

interface ChoiceProps {
  proposals: Company['proposals'];
  link: (company: number) => Promise<{ message: string }>;
}

function Choice({ proposals, link }: ChoiceProps) {
  const t = useText();
  const id = useId();
  const [company, setCompany] = useState<number | null>(null);
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography color="text.secondary">
        {t(proposals.length > 0 ? 'giftCompany.likely' : 'giftCompany.none')}
      </Typography>
      {proposals.map((proposal) => (
        <ActButton
          key={proposal.id}
          startIcon={<LinkIcon />}
          label={t('giftCompany.linkTo', { name: proposal.name })}
          call={() => link(proposal.id)}
        />
      ))}
      <Box sx={{ alignSelf: 'stretch', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
          <SchoolField id={`${id}-company`} type="Empresa" value={company} onChange={setCompany} />
        </Box>
        {company === null ? (
          <Button variant="outlined" disabled>
            {t('giftCompany.link')}
          </Button>
        ) : (
          <ActButton label={t('giftCompany.link')} call={() => link(company)} />
        )}
      </Box>
    </Stack>
  );
}
