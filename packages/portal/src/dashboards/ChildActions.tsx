import { listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { ChildPassword } from '../accounts/ChildPassword.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { childPath } from '../routing/childPath.ts';
import { useText } from '../i18n/useText.ts';
import { subscription } from '../memberships/routes.ts';
import { ChildPoints } from '../points/ChildPoints.tsx';
import { useRead } from '../services/useRead.ts';
import { ViewAsChild } from '../session/ViewAsChild.tsx';
import { ChildHomework } from './ChildHomework.tsx';
import { ChildStatus } from './ChildStatus.tsx';

interface ChildActionsProps {
  child: ChildList['data'][number];
  refresh: () => Promise<unknown>;
}

/** How a child stands, and what a parent does for them, the next step first; fetched behind the home's first screen. */
export default function ChildActions({ child: { uuid, name, avatar_path: path }, refresh }: ChildActionsProps) {
  const { t } = useText();
  const { data } = useRead([listChildrenStatus], (client) => client.call(listChildrenStatus));
  const status = data?.data.find((one) => one.uuid === uuid);
  return (
    <>
      <ChildHomework id={uuid} />
      <ChildPoints id={uuid} />
      {status && <ChildStatus status={status} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {status?.plan === null && (
          <Button
            component={Link}
            to={subscription.path}
            variant="contained"
            aria-label={t('parents.child.license.of', { name })}
            sx={{ px: 3 }}
          >
            {t('parents.child.license')}
          </Button>
        )}
        <Button
          component={Link}
          to={childPath(uuid)}
          variant="outlined"
          aria-label={t('parents.child.open.of', { name })}
          sx={{ px: 3 }}
        >
          {t('parents.child.open')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
        <ViewAsChild id={uuid} name={name} />
        <ChildPassword id={uuid} name={name} />
        <ChooseAvatar owner={{ uuid, name, path }} onChosen={refresh} />
      </Box>
    </>
  );
}
