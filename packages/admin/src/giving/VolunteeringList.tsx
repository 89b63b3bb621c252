import { formatInstant } from '@lia/sdk/calendar/instants';
import { contactStates } from '@lia/sdk/contacts/records';
import type { VolunteeringRecord } from '@lia/sdk/giving/volunteeringRecords';
import { Typography } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { GiftState } from './GiftState.tsx';
import { StateChip } from './StateChip.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Every company that offered to volunteer, with the beginning of what it said; those still to be called stand out. */
export function VolunteeringList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="volunteerings"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter
            resource="volunteerings"
            states={contactStates}
            label={(state) => t(`donations.states.${state}`)}
          />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('volunteerings.none')}</Typography>}
    >
      {wide ? <VolunteeringTable /> : <VolunteeringCards />}
    </ListPage>
  );
}

/** Date, company, who speaks for it, the message, whether somebody called. The company is a link, so the keyboard reaches every row. */
function VolunteeringTable() {
  return (
    <RowTable<VolunteeringRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="company"
        render={({ id, company, businessName }: VolunteeringRecord) => (
          <RowLink to={`/volunteerings/${id}/show`} below={businessName}>
            {company}
          </RowLink>
        )}
      />
      <Column
        source="name"
        render={({ name, position }: VolunteeringRecord) => (
          <>
            {name}
            <Typography variant="body2" color="text.secondary">
              {position}
            </Typography>
          </>
        )}
      />
      <Column
        source="instructions"
        disableSort
        render={({ instructions }: VolunteeringRecord) => (
          <Typography variant="body2" sx={beginning}>
            {instructions}
          </Typography>
        )}
      />
      <Column source="state" disableSort render={(offer: VolunteeringRecord) => <GiftState gift={offer} />} />
    </RowTable>
  );
}

/** The same rows where a table has no room. */
function VolunteeringCards() {
  const language = useLanguage();
  return (
    <RowCards<VolunteeringRecord> columns={['created_at', 'company', 'name']}>
      {({ id, company, name, position, instructions, created_at, state, contacted }) => (
        <RowCard to={`/volunteerings/${id}/show`} title={company} chip={<StateChip state={state} />}>
          <CardLine>{`${name} · ${position}`}</CardLine>
          <Typography variant="body2" sx={{ ...beginning, my: 0.5 }}>
            {instructions}
          </Typography>
          <CardLine>{formatInstant(created_at, language)}</CardLine>
          <Caller contacted={contacted} />
        </RowCard>
      )}
    </RowCards>
  );
}

/** Two lines of a message; the rest is on its page. */
const beginning = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '48ch',
} as const;
