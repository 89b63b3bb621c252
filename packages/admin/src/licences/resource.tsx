import { listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { licenceOrderLabels } from '@lia/sdk/licences/labels';
import type { LicenceOrder } from '@lia/sdk/licences/records';
import type { MembershipStatus } from '@lia/sdk/memberships/rules';
import { registrationTypes } from '@lia/sdk/registrations/rules';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import EndedIcon from '@mui/icons-material/EventBusyOutlined';
import GraceIcon from '@mui/icons-material/HourglassBottomOutlined';

import { messageIn } from '../i18n/text.ts';
import { defineResource } from '../resources/definition.ts';
import type { Statuses, Words } from '../resources/field.ts';
import { OrderLicences } from './OrderLicences.tsx';
import { Usage } from './Usage.tsx';

const statuses = {
  active: { label: 'licences.statuses.active', tone: 'good', icon: ActiveIcon },
  grace: { label: 'licences.statuses.grace', tone: 'waiting', icon: GraceIcon },
  ended: { label: 'licences.statuses.ended', tone: 'quiet', icon: EndedIcon },
} as const satisfies Record<MembershipStatus, Statuses[string]>;

const planOf = ({ type, membership }: LicenceOrder, { language }: Words): string =>
  messageIn(language, { key: `plan.${type}-${membership}` });

const ownerOf = ({ owner, username }: LicenceOrder, { t }: Words): string =>
  owner === null ? t('licences.donated') : `${owner} (${username})`;

/** Memberships with their licences: of one's own school, or all of them. */
export const licences = defineResource({
  list: listLicenceOrders,
  labels: licenceOrderLabels,
  none: 'licences.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    {
      source: 'owner',
      primary: true,
      unsorted: true,
      value: ownerOf,
      below: ({ schools }) => schools,
    },
    { source: 'plan', unsorted: true, value: planOf },
    { source: 'licences', kind: 'number', cell: Usage },
    { source: 'status', statuses, unsorted: true },
    { source: 'paid_until', kind: 'instant' },
  ],
  exported: [
    { source: 'licences', kind: 'number' },
    { source: 'used', kind: 'number' },
  ],
  filters: [
    {
      id: 'type',
      label: 'licences.type',
      choices: registrationTypes.map((type) => ({ label: `licences.types.${type}` as const, values: { type } })),
    },
    { source: 'status', statuses },
  ],
  linked: {
    school_id: (_, { t }) => t('lists.ofSchool'),
    unnotified: (_, { t }) => t('licences.unnotified'),
  },
  show: {
    title: ({ owner, schools }, { t }) => t('licences.title', { name: owner ?? schools }),
    notice: OrderLicences,
    columns: [
      [
        {
          title: 'licences.membership',
          facts: [
            { source: 'plan', value: planOf },
            { source: 'status', statuses },
            { source: 'begins_at', kind: 'instant' },
            { source: 'paid_until', kind: 'instant' },
            { source: 'carried_days', kind: 'number', optional: true },
            { source: 'owner', covers: ['username'], value: ownerOf },
            { source: 'schools', optional: true },
            { source: 'created_at', kind: 'instant' },
            { source: 'id' },
          ],
        },
      ],
      [],
    ],
    covers: ['licences', 'used', 'type', 'membership'],
  },
});
