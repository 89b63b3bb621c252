import { useState } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useText } from '../i18n/useText.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const AvatarDialog = lazyDialog(() => import('./AvatarDialog.tsx'));

/** Whom an avatar is chosen for. */
export interface AvatarOwner {
  uuid: string;
  /** Of a child; null for oneself. */
  name: string | null;
  path: string | null;
}

interface ChooseAvatarProps {
  owner: AvatarOwner;
  /** Reads again what shows the avatar. */
  onChosen: () => Promise<unknown>;
}

/** Opens the avatars that may be chosen. */
export function ChooseAvatar({ owner, onChosen }: ChooseAvatarProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        size="small"
        {...(owner.name !== null && { 'aria-label': t('avatars.open.of', { name: owner.name }) })}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', px: 2, mx: -2 }}
      >
        {t('avatars.open')}
      </ActionButton>
      {open && <AvatarDialog owner={owner} onChosen={onChosen} close={() => setOpen(false)} />}
    </>
  );
}
