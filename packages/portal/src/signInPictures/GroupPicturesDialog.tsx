import { MAX_CARDS } from '@lia/sdk/accessCards/rules';
import {
  allowGroupPictures,
  endGroupPictures,
  listGroupPictures,
  makeGroupPictures,
} from '@lia/sdk/signInPictures/endpoints';
import type { MadeClassQr, MadePictures } from '@lia/sdk/signInPictures/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { CardChoice } from '../accessCards/CardChoice.tsx';
import { cardTexts } from '../accessCards/texts.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { useChange } from '../services/useChange.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Question } from '../ui/Question.tsx';
import { ClassQrPart } from './ClassQrPart.tsx';
import { ClassQrSheet } from './ClassQrSheet.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { pictureTexts } from './texts.ts';

interface GroupPicturesDialogProps {
  /** Its id and name. */
  group: { id: string; name: string };
  close: () => void;
}

/** The QR of a class, and the pictures of its students: made, printed, ended, and allowed again. */
export default function GroupPicturesDialog({ group: { id, name }, close }: GroupPicturesDialogProps) {
  useTexts(cardTexts);
  useTexts(pictureTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const title = useId();
  const { busy, run } = useChange();
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null);
  const [made, setMade] = useState<MadePictures | null>(null);
  const [qr, setQr] = useState<MadeClassQr | null>(null);
  const params = { id };
  const { data, error, mutate } = useRead(['pictures', id], (client) => client.call(listGroupPictures, { params }));
  const rows = (data?.data ?? []).map((row) => ({
    ...row,
    standing: t(`pictures.status.${row.pictures}`),
    isWithout: row.pictures === 'none',
  }));
  const picked = rows.filter(({ uuid }) => chosen.has(uuid));
  const holders = picked.filter(({ isWithout }) => !isWithout);
  const blocked = picked.filter(({ pictures }) => pictures === 'blocked');

  async function make(): Promise<void> {
    if (making) return;
    setMaking(true);
    const students = picked.map(({ uuid, pictures_id }) => ({ uuid, replaces: pictures_id }));
    try {
      setMade(await session.client.call(makeGroupPictures, { params, body: { students } }));
      setChosen(new Set());
    } catch (failed) {
      toasts.show('error', failure(failed));
    } finally {
      setMaking(false);
      setAsking(null);
      await mutate();
    }
  }

  async function change(call: typeof endGroupPictures, of: typeof picked): Promise<void> {
    const body = { students: of.map(({ uuid }) => uuid) };
    await run((client) => client.call(call, { params, body }));
    setAsking(null);
    await mutate();
  }

  if (made) return <PictureSheet made={made} close={() => setMade(null)} />;
  if (qr) return <ClassQrSheet made={qr} close={() => setQr(null)} />;
  const tooMany = picked.length > MAX_CARDS;
  const isWaiting = busy || making;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('pictures.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography color="text.secondary">{t('pictures.lead')}</Typography>
        {data && <ClassQrPart groupId={id} qr={data.qr} show={setQr} refresh={() => mutate()} />}
        {data && rows.length > 0 && <CardChoice rows={rows} chosen={chosen} choose={setChosen} />}
        {data && rows.length === 0 && <Typography>{t('pictures.none')}</Typography>}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('pictures.failed')} error={error} retry={() => void mutate()} />
        )}
        {!data && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={200} />
          </Loading>
        )}
        {tooMany && <Alert severity="info">{t('cards.many', { max: MAX_CARDS })}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={close}>{t('action.close')}</Button>
        {blocked.length > 0 && (
          <Button disabled={isWaiting || tooMany} onClick={() => void change(allowGroupPictures, blocked)}>
            {t('pictures.allow', { count: blocked.length })}
          </Button>
        )}
        {holders.length > 0 && (
          <Button color="error" disabled={isWaiting || tooMany} onClick={() => setAsking('end')}>
            {t('pictures.end', { count: holders.length })}
          </Button>
        )}
        <Button
          variant="contained"
          loading={making}
          disabled={busy || tooMany || picked.length === 0}
          onClick={() => (holders.length > 0 ? setAsking('replace') : void make())}
        >
          {picked.length === 0 ? t('pictures.unchosen') : t('pictures.make', { count: picked.length })}
        </Button>
      </DialogActions>
      {asking === 'replace' && (
        <Question
          title={t('pictures.replace.title')}
          text={t('pictures.replace.text', { count: holders.length })}
          yes={t('pictures.replace.yes')}
          busy={making}
          confirm={() => void make()}
          close={() => setAsking(null)}
        />
      )}
      {asking === 'end' && (
        <Question
          title={t('pictures.end.title')}
          text={t('pictures.end.text')}
          yes={t('pictures.end', { count: holders.length })}
          busy={busy}
          confirm={() => void change(endGroupPictures, holders)}
          close={() => setAsking(null)}
        />
      )}
    </Dialog>
  );
}
