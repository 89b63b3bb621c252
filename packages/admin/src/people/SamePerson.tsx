import { findSamePerson } from '@lia/sdk/people/endpoints';
import { type PersonKind, type PersonMatch, type PersonRecord, personRecords } from '@lia/sdk/people/records';
import PersonIcon from '@mui/icons-material/PersonOutline';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { Section } from '../records/RecordPage.tsx';
import { ToneChip } from '../records/StatusChip.tsx';

/** Other records that are, or may be, of the same person as the page's; renders nothing where there are none. */
export function SamePerson({ record }: { record: { id: string } }) {
  const resource = useResourceContext();
  const kind = personRecords.find((known) => known === resource);
  return kind && <Matches record={kind} id={record.id} />;
}

function Matches({ record, id }: { record: PersonRecord; id: string }) {
  const t = useText();
  const client = useClient();
  const { data } = useQuery({
    queryKey: [findSamePerson, record, id],
    queryFn: ({ signal }) => client.call(findSamePerson, { params: { record, id }, signal }),
    // It is a hint beside the record: where it cannot be had, the record stands alone.
    retry: false,
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Section title={t('people.title')}>
      {data.data.map((match) => (
        <Match key={`${match.kind} ${match.id}`} match={match} />
      ))}
    </Section>
  );
}

function Match({ match: { id, kind, reason, name, email, username } }: { match: PersonMatch }) {
  const t = useText();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <MuiLink component={Link} to={kind === 'account' ? `/users/${id}/show` : searched(places[kind], email)}>
            {name}
          </MuiLink>
        </Typography>
        {reason === 'email' ? (
          <ToneChip tone="good" icon={<PersonIcon />} label={t('people.sure')} />
        ) : (
          <ToneChip tone="waiting" icon={<PersonSearchIcon />} label={t('people.maybe')} />
        )}
      </Box>
      <Typography variant="body2">{t(`people.reasons.${reason}`)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[t(`people.kinds.${kind}`), username, email].filter((word) => word !== null).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The list of each kind of person but accounts, which have pages. */
const places: Readonly<Record<Exclude<PersonKind, 'account'>, string>> = {
  donor: '/donations',
  sponsor: '/sponsorships',
  volunteer: '/volunteerings',
  school: '/school-contacts',
};

const searched = (list: string, q: string): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`;
