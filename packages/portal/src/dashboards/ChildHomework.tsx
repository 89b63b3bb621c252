import { listChildHomework } from '@lia/sdk/homework/endpoints';
import { countToDo } from '@lia/sdk/homework/parts';
import Typography from '@mui/material/Typography';

import { useParts } from '../homework/useParts.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { homeTexts } from './homes/texts.ts';

/** What a child has to do, in one line; nothing for a child to whom no homework was ever set. A failure shows nothing either. */
export function ChildHomework({ id }: { id: string }) {
  useTexts(homeTexts);
  const { t } = useText();
  const { data } = useRead([listChildHomework, id], (client) =>
    client.call(listChildHomework, { params: { id }, query: {} }),
  );
  const found = useParts(data ?? []);
  if (!data || data.length === 0) return null;
  const parts = (['today', 'missing', 'toDo'] as const).flatMap((part) =>
    found[part].length > 0 ? [t(`parents.homework.${part}`, { count: found[part].length })] : [],
  );
  return (
    <Typography sx={{ fontWeight: 700 }}>
      {t('parents.homework', { what: countToDo(found) === 0 ? t('parents.homework.none') : parts.join(' · ') })}
    </Typography>
  );
}
