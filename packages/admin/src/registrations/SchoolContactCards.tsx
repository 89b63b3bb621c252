import { formatInstant } from '@lia/sdk/calendar/instants';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';

import { Caller } from '../contacts/Caller.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { SchoolContactChip } from './SchoolContactChip.tsx';

/** The same rows where a table has no room. */
export function SchoolContactCards() {
  const t = useText();
  const language = useLanguage();
  return (
    <RowCards<SchoolContactRecord> columns={['created_at', 'name', 'city', 'membership']}>
      {({ id, name, city, country, membership, state, contacted, created_at }) => (
        <RowCard to={`/school-contacts/${id}/show`} title={name} chip={<SchoolContactChip state={state} />}>
          <CardLine>{`${t(`schoolContacts.plans.${membership}`)} · ${city}, ${country}`}</CardLine>
          <CardLine>{formatInstant(created_at, language)}</CardLine>
          <Caller contacted={contacted} />
        </RowCard>
      )}
    </RowCards>
  );
}
