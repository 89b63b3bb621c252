import type { SchoolContactRecord } from '@lia/sdk/registrations/records';
import { Stack } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { SchoolContactChip } from './SchoolContactChip.tsx';

/** When, who, where, which plan, and whether somebody has called. */
export function SchoolContactTable() {
  const t = useText();
  return (
    <RowTable<SchoolContactRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="name"
        render={({ id, name, email }: SchoolContactRecord) => (
          <RowLink to={`/school-contacts/${id}/show`} below={email}>
            {name}
          </RowLink>
        )}
      />
      <Column source="city" render={({ city, country }: SchoolContactRecord) => `${city}, ${country}`} />
      <Column
        source="membership"
        render={({ membership }: SchoolContactRecord) => t(`schoolContacts.plans.${membership}`)}
      />
      <Column
        source="state"
        disableSort
        render={({ state, contacted }: SchoolContactRecord) => (
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <SchoolContactChip state={state} />
            <Caller contacted={contacted} />
          </Stack>
        )}
      />
    </RowTable>
  );
}
