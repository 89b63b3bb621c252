import { formatDay } from '@lia/sdk/calendar/days';
import { listEmbeds } from '@lia/sdk/embeds/endpoints';
import { embedLabels } from '@lia/sdk/embeds/labels';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { tidyOrigin } from '@lia/sdk/embeds/rules';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import DeletedIcon from '@mui/icons-material/DeleteOutline';
import OffIcon from '@mui/icons-material/PauseCircleOutline';
import { Box, Typography } from '@mui/material';
import { useInput } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { fetched } from '../loading/fetched.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { SchoolField } from '../institutions/choice/SchoolField.ts';
import { OriginInputs } from './OriginInputs.tsx';
import { SiteDeleted } from './SiteActions.tsx';
import './en.ts';
import './es.ts';

const EditSite = fetched(async () => (await import('./SitePage.tsx')).EditSite);
const SitePage = fetched(async () => (await import('./SitePage.tsx')).SitePage);

const statuses = {
  on: { label: 'embeds.on', tone: 'good', icon: OnIcon },
  off: { label: 'embeds.off', tone: 'quiet', icon: OffIcon },
  deleted: { label: 'embeds.deleted', tone: 'bad', icon: DeletedIcon },
} as const satisfies Statuses;

/** Whether the key of a site is good. */
function statusOf({ active, deleted_at }: EmbedRecord): keyof typeof statuses {
  if (deleted_at !== null) return 'deleted';
  return active ? 'on' : 'off';
}

/** Sites that embed our forms, with what comes of them. */
export const embeds = defineResource({
  list: listEmbeds,
  labels: embedLabels,
  none: 'embeds.none',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    {
      source: 'name',
      label: 'embeds.site',
      only: 'table',
      primary: true,
      below: (site) => (
        <>
          <Box
            component="span"
            translate="no"
            sx={{ display: 'block', fontFamily: 'ui-monospace, monospace', fontSize: 12, whiteSpace: 'nowrap' }}
          >
            {site.key}
          </Box>
          {statusOf(site) !== 'on' && <StatusChip statuses={statuses} status={statusOf(site)} />}
        </>
      ),
    },
    { source: 'name', label: 'embeds.site', only: 'card', primary: true },
    {
      source: 'origins',
      label: 'embeds.addresses',
      unsorted: true,
      value: ({ origins }) => origins.join(', '),
      cell: Origins,
    },
    {
      source: 'last_day',
      kind: 'day',
      value: ({ last_day }, { t, language }) => (last_day ? formatDay(last_day, language) : t('embeds.never')),
    },
    { source: 'views', kind: 'number', descending: true },
    { source: 'starts', kind: 'number', descending: true },
    { source: 'submissions', kind: 'number', descending: true },
    { source: 'amount', kind: 'money' },
    { source: 'active', only: 'card', statuses, value: statusOf },
  ],
  filters: [
    {
      id: 'active',
      label: 'embeds.status',
      choices: [
        { label: 'embeds.on', values: { active: true } },
        { label: 'embeds.off', values: { active: false } },
        { label: 'embeds.deleted', values: { deleted: true } },
        { label: 'attention.lists.refusedEmbeds', values: { refused: true } },
      ],
    },
  ],
  show: {
    title: ({ name }) => name,
    action: EditSite,
    notice: SitePage,
    covers: [
      ...([
        'key',
        'name',
        'origins',
        'active',
        'school_id',
        'school',
        'created_at',
        'renewed_at',
        'deleted_at',
      ] as const),
      ...(['last_day', 'views', 'starts', 'submissions', 'amount'] as const),
    ],
  },
  form: {
    permission: 'embeds.manage',
    title: ({ name }) => name,
    newTitle: (_, { t }) => t('embeds.new'),
    schema: async () => (await import('@lia/sdk/embeds/schema')).embedSchema,
    body: ({ name, origins, active, school_id }) => ({
      name,
      origins: Array.isArray(origins)
        ? origins.map((typed: unknown) => tidyOrigin(typeof typed === 'string' ? typed : ''))
        : [],
      active,
      school_id: school_id ?? null,
    }),
    fresh: () => ({ name: '', origins: [''], active: true, school_id: null }),
    labels: { add: 'embeds.add', create: 'embeds.create', save: 'embeds.save' },
    inputs: [{ source: 'name', hint: 'embeds.nameHint' }, OriginInputs, SchoolInput],
    instead: (site) => site.deleted_at && <SiteDeleted id={site.id} deletedAt={site.deleted_at} />,
  },
});

/** Where a site is: the first of its addresses, and how many others there are. */
function Origins({ record }: { record: { origins: readonly string[] } }) {
  const t = useText();
  const [first = '', ...others] = record.origins;
  return (
    <Box sx={{ overflowWrap: 'break-word', fontSize: 14 }}>
      {first.replace(/^https:\/\//, '')}
      {others.length > 0 && (
        <Typography component="span" variant="body2" color="text.secondary">
          {` ${t('embeds.moreOrigins', { count: others.length })}`}
        </Typography>
      )}
    </Box>
  );
}

/** The partner school whose site it is, where it is one's. */
function SchoolInput() {
  const t = useText();
  const { field, fieldState } = useInput({ source: 'school_id' });
  return (
    <Box>
      <SchoolField
        id="embed-school"
        value={typeof field.value === 'number' ? field.value : null}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
        {t('embeds.schoolHint')}
      </Typography>
    </Box>
  );
}
