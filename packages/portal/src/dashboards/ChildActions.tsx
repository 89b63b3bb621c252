import type { ChildList } from '@lia/sdk/registrations/schema';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { ChildPassword } from '../accounts/ChildPassword.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { childPath } from '../routing/childPath.ts';
import { useText } from '../i18n/useText.ts';
import { ViewAsChild } from '../session/ViewAsChild.tsx';

interface ChildActionsProps {
  child: ChildList['data'][number];
  refresh: () => Promise<unknown>;
}

/** What a parent does for a child; fetched behind the home's first screen. */
export default function ChildActions({ child: { uuid, name, avatar_path: path }, refresh }: ChildActionsProps) {
  const { t } = useText();
  return (
    <>
      <Button
        size="small"
        component={Link}
        to={childPath(uuid)}
        aria-label={t('parents.child.open.of', { name })}
        sx={{ justifySelf: 'start', mx: -2, px: 2, minHeight: 44 }}
      >
        {t('parents.child.open')}
      </Button>
      <ViewAsChild id={uuid} name={name} />
      <ChildPassword id={uuid} name={name} />
      <ChooseAvatar owner={{ uuid, name, path }} onChosen={refresh} />
    </>
  );
}
