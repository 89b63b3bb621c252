import type { Texts } from '../i18n/texts.ts';

/** Texts of the list of imports, in English. */
export const imports: Texts['imports'] = {
  none: 'The lists of people that you upload will be here. Start with “Import users”.',
  add: 'Import users',
  statuses: {
    draft: 'Draft',
    running: 'In progress',
    done: 'Finished',
    cancelled: 'Stopped',
    failed: 'Interrupted',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  counts: {
    error_one: '1 with errors',
    error_other: '{count} with errors',
    conflict: '{count} to decide',
    created_one: '1 created',
    created_other: '{count} created',
    updated_one: '1 updated',
    updated_other: '{count} updated',
    failed_one: '1 with errors',
    failed_other: '{count} with errors',
    removed_one: '1 removed',
    removed_other: '{count} removed',
    kept: '{count} not undone',
  },
};
