import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';

import { Avatar } from '../avatars/Avatar.tsx';
import { useText } from '../i18n/useText.ts';
import { useMember, useServices } from '../services/services.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { usePart } from '../ui/usePart.ts';

const AvatarDialog = lazyDialog(() => import('../avatars/AvatarDialog.tsx'));

/** A student's own avatar, which opens what is about them: another avatar, the language, help and signing out. */
export function StudentMenu() {
  const { t } = useText();
  const { uuid, data } = useMember();
  const { session } = useServices();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { Component: Entries, opens } = usePart(() => import('./StudentMenuEntries.tsx'));
  return (
    <>
      <ButtonBase
        aria-label={t('room.menu', { name: data.displayName || data.username })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        {...opens(setAnchor)}
        sx={{
          border: 4,
          borderColor: 'students.main',
          borderRadius: '50%',
          bgcolor: 'background.paper',
          '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
        }}
      >
        <Avatar path={data.photoURL} seed={uuid} size={52} />
      </ButtonBase>
      {Entries && (
        <Entries id={id} anchor={anchor} close={() => setAnchor(null)} chooseAvatar={() => setChoosing(true)} />
      )}
      {choosing && (
        <AvatarDialog
          owner={{ uuid, name: null, path: data.photoURL }}
          onChosen={session.refresh}
          close={() => setChoosing(false)}
        />
      )}
    </>
  );
}
