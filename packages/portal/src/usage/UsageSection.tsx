import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { chooseUsage, getUsageConsent } from '@lia/sdk/usage/endpoints';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { usageTexts } from './es.ts';

/** Whether a member has counted which screens they open: off until they switch it on. */
export default function UsageSection() {
  useTexts(usageTexts);
  const { t, language, failure } = useText();
  const { session, toasts } = useServices();
  const { data, error, mutate } = useRead([getUsageConsent], (client) => client.call(getUsageConsent));
  const [saving, setSaving] = useState(false);

  async function choose(agrees: boolean): Promise<void> {
    setSaving(true);
    try {
      await mutate(await session.client.call(chooseUsage, { body: { agrees } }), { revalidate: false });
      await session.refresh();
    } catch (problem) {
      toasts.show('error', failure(problem));
    } finally {
      setSaving(false);
    }
  }

  const since = data?.data.agreed_at ?? null;
  return (
    <Section title={t('usage.title')}>
      <Typography sx={{ maxWidth: '60ch' }}>{t('usage.text')}</Typography>
      {data && (
        <FormControlLabel
          label={t('usage.switch')}
          control={<Switch checked={since !== null} disabled={saving} onChange={(_, on) => void choose(on)} />}
          sx={{ m: 0, minHeight: 44, gap: 2 }}
        />
      )}
      {since !== null && (
        <Typography variant="body2" color="text.secondary">
          {t('usage.since', { date: formatDay(dayOf(since), language) })}
        </Typography>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('usage.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" width={280} height={44} />
        </Loading>
      )}
    </Section>
  );
}
