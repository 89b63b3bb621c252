import { endGroupCards, listGroupCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import { MAX_CARDS } from '@lia/sdk/accessCards/rules';
import type { AccessCards, GroupCard } from '@lia/sdk/accessCards/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { useChange } from '../services/useChange.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Question } from '../ui/Question.tsx';
import { CardChoice } from './CardChoice.tsx';
import { CardsToPrint } from './CardsToPrint.tsx';
import { cardTexts } from './texts.ts';

interface GroupCardsDialogProps {
  /** Its id and name. */
  group: { id: string; name: string };
  close: () => void;
}

/** Makes, prints and ends the access cards of the students of a group. */
export default function GroupCardsDialog({ group: { id, name }, close }: GroupCardsDialogProps) {
  useTexts(cardTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const title = useId();
  const { busy, run } = useChange();
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null);
  const [made, setMade] = useState<AccessCards | null>(null);
  const params = { id };
  const { data, error, mutate } = useRead(['cards', id], (client) => client.call(listGroupCards, { params }));
  const picked = (data?.data ?? []).filter(({ uuid }) => chosen.has(uuid));
  const holders = picked.filter(({ card_id }) => card_id !== null);

  async function make(): Promise<void> {
    if (making) return;
    setMaking(true);
    // Each card that ends is named: sent again, the call is refused rather than ending the new cards.
    const students = picked.map(({ uuid, card_id }) => ({ uuid, replaces: card_id }));
    try {
      setMade(await session.client.call(makeGroupCards, { params, body: { students } }));
      setChosen(new Set());
    } catch (failed) {
      toasts.show('error', failure(failed));
    } finally {
      setMaking(false);
      setAsking(null);
      await mutate();
    }
  }

  async function end(): Promise<void> {
    const body = { students: holders.map(({ uuid }) => uuid) };
    await run((client) => client.call(endGroupCards, { params, body }));
    setAsking(null);
    await mutate();
  }

  if (made) return <CardsToPrint made={made} close={() => setMade(null)} />;
  const tooMany = picked.length > MAX_CARDS;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('cards.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography color="text.secondary">{t('cards.lead')}</Typography>
        {(data || error === undefined) && <Students rows={data?.data} chosen={chosen} choose={setChosen} />}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('cards.failed')} error={error} retry={() => void mutate()} />
        )}
        {tooMany && <Alert severity="info">{t('cards.many', { max: MAX_CARDS })}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={close}>{t('action.close')}</Button>
        {holders.length > 0 && (
          <Button color="error" disabled={busy || making || tooMany} onClick={() => setAsking('end')}>
            {t('cards.end', { count: holders.length })}
          </Button>
        )}
        <Button
          variant="contained"
          loading={making}
          disabled={busy || tooMany || picked.length === 0}
          onClick={() => (holders.length > 0 ? setAsking('replace') : void make())}
        >
          {picked.length === 0 ? t('cards.unchosen') : t('cards.make', { count: picked.length })}
        </Button>
      </DialogActions>
      {asking === 'replace' && (
        <Question
          title={t('cards.replace.title', { count: holders.length })}
          text={t('cards.replace.text')}
          yes={t('cards.replace.yes')}
          busy={making}
          confirm={() => void make()}
          close={() => setAsking(null)}
        />
      )}
      {asking === 'end' && (
        <Question
          title={t('cards.end.title', { count: holders.length })}
          text={t('cards.end.text')}
          yes={t('cards.end', { count: holders.length })}
          busy={busy}
          confirm={() => void end()}
          close={() => setAsking(null)}
        />
      )}
    </Dialog>
  );
}

interface StudentsProps {
  rows: readonly GroupCard[] | undefined;
  chosen: ReadonlySet<string>;
  choose: (uuids: ReadonlySet<string>) => void;
}

function Students({ rows, chosen, choose }: StudentsProps) {
  const { t } = useText();
  if (!rows) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={160} />
      </Loading>
    );
  }
  if (rows.length === 0) return <Typography>{t('cards.none')}</Typography>;
  const standing = rows.map((row) => ({
    ...row,
    standing: t(`cards.status.${row.card}`),
    isWithout: row.card === 'none',
  }));
  return <CardChoice rows={standing} chosen={chosen} choose={choose} />;
}
