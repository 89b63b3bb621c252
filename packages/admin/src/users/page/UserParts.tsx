import type { UserRecord } from '@lia/sdk/users/records';
import { Stack } from '@mui/material';

import { SubjectAudit } from '../../audit/entries/SubjectAudit.tsx';
import { Courses } from './Courses.tsx';
import { Views } from './Views.tsx';
import { Family } from './Family.tsx';
import { Emails, Imports, SignIns } from './History.tsx';
import { Places } from './Places.tsx';
import { Purchases } from './Purchases.tsx';

/** What belongs to a user, part by part: each fetches its own data. */
export const UserParts = ({ record }: { record: UserRecord }) => (
  <Stack spacing={2}>
    <Places record={record} />
    <Family record={record} />
    <Purchases record={record} />
    <Courses record={record} />
    <SignIns record={record} />
    <Views record={record} />
    <Imports record={record} />
    <Emails record={record} />
    <SubjectAudit subject={{ person: record.uuid }} />
  </Stack>
);
