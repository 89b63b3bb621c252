import { getUsageReport } from '@lia/sdk/usage/endpoints';
import Typography from '@mui/material/Typography';
import { use } from 'react';

import { BarList } from '../ui/BarList.tsx';
import { useText } from '../i18n/useText.ts';
import { ScreensContext } from '../routing/contexts.ts';
import { useRead } from '../reads/useRead.ts';

/** As many screens as are compared at a glance. */
const MOST_ROWS = 8;

/** Which screens the people of the member's schools open; nothing where it cannot be read. */
export function UsageReport() {
  const { t } = useText();
  const { screens } = use(ScreensContext);
  const { data } = useRead([getUsageReport], (client) => client.call(getUsageReport));
  const rows = (data?.data ?? []).flatMap(({ screen, people }) => {
    const title = screens.find(({ path }) => path === screen)?.title;
    return title === undefined ? [] : [{ key: screen, label: t(title), value: people }];
  });
  if (rows.length === 0) return <Typography color="text.secondary">{t('usage.report.none')}</Typography>;
  return (
    <>
      <Typography color="text.secondary">{t('usage.report.text')}</Typography>
      <BarList colour="teachers.main" rows={rows.slice(0, MOST_ROWS)} />
    </>
  );
}
