import { chooseAvatar, listAvatars } from '@lia/sdk/avatars/endpoints';
import type { Avatar as Offered } from '@lia/sdk/avatars/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { avatarTexts } from './es.ts';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarCarousel } from './AvatarCarousel.tsx';
import type { AvatarOwner } from './ChooseAvatar.tsx';

const PREVIEW_PX = 132;

interface AvatarDialogProps {
  owner: AvatarOwner;
  onChosen: () => Promise<unknown>;
  close: () => void;
}

/** Asks which avatar stands for a person. */
export default function AvatarDialog({ owner, onChosen, close }: AvatarDialogProps) {
  useTexts(avatarTexts);
  const { t, language } = useText();
  const titleId = useId();
  const { data, error, mutate } = useRead(['avatars', language], (client) => client.call(listAvatars));
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {owner.name === null ? t('avatars.title') : t('avatars.title.of', { name: owner.name })}
      </DialogTitle>
      {data ? (
        <Choice avatars={data.data} owner={owner} onChosen={onChosen} close={close} titleId={titleId} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <Box role="alert">
                <ReadFailed inside title={t('avatars.failed')} error={error} retry={() => void mutate()} />
              </Box>
            ) : (
              <Loading sx={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
                <Skeleton variant="circular" width={PREVIEW_PX} height={PREVIEW_PX} />
                <Skeleton width="60%" />
                <Skeleton variant="rounded" width="100%" height={136} />
              </Loading>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('action.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends AvatarDialogProps {
  avatars: readonly Offered[];
  titleId: string;
}

function Choice({ avatars, owner, onChosen, close, titleId }: ChoiceProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  // Undefined while it is one that is not offered any more.
  const [chosen, setChosen] = useState<Offered | null | undefined>(
    owner.path === null ? null : avatars.find(({ path }) => path === owner.path),
  );
  const shown = chosen === undefined ? owner.path : (chosen?.path ?? null);
  const words = chosen === undefined ? 'avatars.current' : 'avatars.default';
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ text: string; times: number } | null>(null);
  const isKept = shown === owner.path;

  async function send(): Promise<void> {
    if (sending) return;
    if (isKept) return close();
    setSending(true);
    try {
      const body = { avatarId: chosen?.id ?? null };
      const { message } = await session.client.call(chooseAvatar, { params: { id: owner.uuid }, body });
      await onChosen();
      toasts.show('success', message);
      close();
    } catch (error) {
      setRefused((before) => ({ text: failure(error), times: (before?.times ?? 0) + 1 }));
      setSending(false);
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'center', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ border: 6, borderColor: 'primary.main', borderRadius: '50%' }}>
          <Avatar path={shown} seed={owner.uuid} size={PREVIEW_PX} />
        </Box>
        <Box aria-live="polite" sx={{ textAlign: 'center', minHeight: '4.5em' }}>
          <Typography variant="h3" component="p">
            {chosen?.name ?? t(words)}
          </Typography>
          <Typography color="text.secondary">{chosen?.description ?? t(`${words}.text`)}</Typography>
        </Box>
        <AvatarCarousel avatars={avatars} seed={owner.uuid} chosen={chosen} choose={setChosen} labelledBy={titleId} />
        <FormRefusal text={refused?.text ?? null} times={refused?.times ?? 0} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.close')}</Button>
        <SubmitButton ready sending={sending}>
          {sending ? t('avatars.sending') : t('avatars.submit')}
        </SubmitButton>
      </DialogActions>
    </Box>
  );
}
