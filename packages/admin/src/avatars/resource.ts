import { avatarRecordLabels, listCatalogueAvatars } from '@lia/sdk/avatars/administration';

import { defineResource } from '../resources/definition.ts';
import { Drawing, Lead, Offered } from './AvatarCells.tsx';
import './en.ts';
import './es.ts';

/** The avatars that people choose from, each of which may be taken out of the offer. */
export const avatars = defineResource({
  list: listCatalogueAvatars,
  labels: avatarRecordLabels,
  none: 'avatars.none',
  sort: { field: 'id', order: 'ASC' },
  above: Lead,
  columns: [
    { source: 'id', kind: 'number' },
    { source: 'path', unsorted: true, cell: Drawing },
    { source: 'name', primary: true, unsorted: true },
    { source: 'people', kind: 'number' },
    { source: 'offered', unsorted: true, cell: Offered },
  ],
});
