import { formatInstant } from '@lia/sdk/calendar/instants';
import type { RaRecord } from 'react-admin';

import { useLanguage } from '../i18n/text.ts';
import { Column } from './Column.tsx';

/** A column of moments, the latest first when it is asked to sort. */
export function InstantColumn({ source }: { source: string }) {
  const language = useLanguage();
  return (
    <Column
      source={source}
      sortByOrder="DESC"
      sx={{ whiteSpace: 'nowrap' }}
      render={(row: RaRecord) => {
        const at: unknown = row[source];
        return typeof at === 'string' && formatInstant(at, language);
      }}
    />
  );
}
