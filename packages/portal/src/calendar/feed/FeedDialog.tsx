import { may } from '@lia/sdk/accounts/permissions';
import { endFeed, getFeed, makeFeed, updateFeed } from '@lia/sdk/calendar/endpoints';
import type { FeedChoices } from '@lia/sdk/calendar/feedSchema';
import { type FeedKind, feedKinds } from '@lia/sdk/calendar/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useMember, useServices } from '../../services/services.ts';
import { useChangeOf } from '../../changes/useChangeOf.ts';
import { useRead } from '../../reads/useRead.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { looks } from '../kinds.tsx';
import { feedTexts } from './es.ts';

/** What a new address has: nothing that a person keeps to themselves. */
const offered: FeedChoices = { kinds: feedKinds.filter((kind) => kind !== 'personal'), names: false };

/** The address at which other programs read the calendar: made, changed and ended; it is shown when it is made, and not again. */
export default function FeedDialog({ close }: { close: () => void }) {
  useTexts(feedTexts);
  const { t } = useText();
  const title = useId();
  const { data, error, mutate } = useRead(['calendar', 'feed'], (client) => client.call(getFeed));
  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('calendar.feed')}</DialogTitle>
      {data && (
        <Choices key={data.data?.created_at ?? ''} kept={data.data} refresh={() => void mutate()} close={close} />
      )}
      {!data && (
        <DialogContent>
          {error === undefined ? (
            <Loading>
              <Skeleton variant="rounded" height={200} />
            </Loading>
          ) : (
            <ReadFailed inside title={t('calendar.feed.failed')} error={error} retry={() => void mutate()} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

function Choices({ kept, refresh, close }: { kept: FeedChoices | null; refresh: () => void; close: () => void }) {
  const { t } = useText();
  const { toasts } = useServices();
  const hasChildren = may(useMember(), 'children.read');
  const { busy, run } = useChangeOf('calendarFeed');
  const [choices, setChoices] = useState<FeedChoices>(kept ?? offered);
  const [address, setAddress] = useState<string | null>(null);
  const body = { kinds: choices.kinds, names: choices.names };

  const make = (): Promise<boolean> =>
    run(async (client) => {
      const answer = await client.call(makeFeed, { body });
      setAddress(answer.data.address);
      return answer;
    });
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toasts.show('success', t('calendar.feed.copied'));
    } catch {
      toasts.show('error', t('calendar.feed.notCopied'));
    }
  }
  const toggle = (kind: FeedKind, isIn: boolean): void =>
    setChoices((before) => ({
      ...before,
      kinds: feedKinds.filter((one) => (one === kind ? isIn : before.kinds.includes(one))),
    }));

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{t('calendar.feed.text')}</Typography>
        {address !== null && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LabelledInput label={t('calendar.feed.address')} value={address} readOnly error={null} />
            <Button variant="contained" sx={{ justifySelf: 'start', minHeight: 44 }} onClick={() => void copy()}>
              {t('calendar.feed.copy')}
            </Button>
          </Box>
        )}
        <Box
          component="fieldset"
          aria-label={t('calendar.feed.kinds')}
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, m: 0, p: 0, border: 0 }}
        >
          {feedKinds.map((kind) => (
            <FormControlLabel
              key={kind}
              sx={{ minHeight: 44 }}
              control={<Checkbox checked={choices.kinds.includes(kind)} />}
              label={t(looks[kind].label)}
              onChange={(_, isIn) => toggle(kind, isIn)}
            />
          ))}
          {hasChildren && (
            <FormControlLabel
              sx={{ minHeight: 44 }}
              control={<Checkbox checked={choices.names} />}
              label={t('calendar.feed.names')}
              onChange={(_, names) => setChoices((before) => ({ ...before, names }))}
            />
          )}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t('calendar.feed.warning')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button sx={{ minHeight: 44 }} onClick={close}>
          {t('action.close')}
        </Button>
        {kept && (
          <>
            <ActionButton
              color="error"
              disabled={busy}
              sx={{ minHeight: 44 }}
              onClick={() => void run((client) => client.call(endFeed)).then((ended) => ended && refresh())}
            >
              {t('calendar.feed.end')}
            </ActionButton>
            <ActionButton
              disabled={busy}
              sx={{ minHeight: 44 }}
              onClick={() => void run((client) => client.call(updateFeed, { body }))}
            >
              {t('calendar.feed.save')}
            </ActionButton>
          </>
        )}
        {address === null && (
          <ActionButton
            variant={kept ? 'outlined' : 'contained'}
            disabled={busy || choices.kinds.length === 0}
            sx={{ minHeight: 44 }}
            onClick={() => void make()}
          >
            {t(kept ? 'calendar.feed.rotate' : 'calendar.feed.make')}
          </ActionButton>
        )}
      </DialogActions>
    </>
  );
}
