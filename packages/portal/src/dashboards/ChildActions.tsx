import { formatInstant } from '@lia/sdk/calendar/instants';
import { listChildHomework } from '@lia/sdk/homework/endpoints';
import { countToDo } from '@lia/sdk/homework/parts';
import type { ChildStatusList } from '@lia/sdk/registrations/childStatus';
import { listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { ChildPassword } from '../accounts/ChildPassword.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { useParts } from '../homework/useParts.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { parentTexts } from './parents/es.ts';
import { subscription } from '../memberships/routes.ts';
import { ChildPoints } from '../points/ChildPoints.tsx';
import { childPath } from '../routing/paths.ts';
import { useRead } from '../reads/useRead.ts';
import { ViewAsChild } from '../session/ViewAsChild.tsx';
import { homeTexts } from './homes/es.ts';

interface ChildActionsProps {
  child: ChildList['data'][number];
  refresh: () => Promise<unknown>;
}

/** How a child stands, and what a parent does for them, the next step first; fetched behind the home's first screen. */
export default function ChildActions({ child: { uuid, name, avatar_path: path }, refresh }: ChildActionsProps) {
  useTexts(parentTexts);
  const { t } = useText();
  const { data, isLoading } = useRead([listChildrenStatus], (client) => client.call(listChildrenStatus));
  const status = data?.data.find((one) => one.uuid === uuid);
  return (
    <>
      <ChildHomework id={uuid} />
      <ChildPoints id={uuid} />
      {isLoading && <Line rows={2} />}
      {status && <ChildStatus status={status} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isLoading && <Skeleton variant="rounded" width={160} height={44} />}
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

/** The place of lines that are read. */
const Line = ({ rows = 1 }: { rows?: number }) => <Skeleton variant="rounded" height={rows * 20} />;

/** What a child has to do, in one line; nothing for a child to whom no homework was ever set. A failure shows nothing either. */
function ChildHomework({ id }: { id: string }) {
  useTexts(homeTexts);
  const { t } = useText();
  const { data, isLoading } = useRead([listChildHomework, id], (client) =>
    client.call(listChildHomework, { params: { id }, query: {} }),
  );
  const found = useParts(data ?? []);
  if (isLoading) return <Line rows={2} />;
  if (!data || data.length === 0) return null;
  const parts = (['today', 'missing', 'toDo'] as const).flatMap((part) =>
    found[part].length > 0 ? [t(`parents.homework.${part}`, { count: found[part].length })] : [],
  );
  return (
    <TextLink component={Link} to={childPath(id)} sx={{ fontWeight: 700 }}>
      {t('parents.homework', { what: countToDo(found) === 0 ? t('parents.homework.none') : parts.join(' · ') })}
    </TextLink>
  );
}

/** A child's licence and latest sign-in. */
function ChildStatus({ status: { plan, last_seen_at: seen } }: { status: ChildStatusList['data'][number] }) {
  const { t, message, language } = useText();
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {seen === null
          ? t('parents.child.neverSeen')
          : t('parents.child.seen', { when: formatInstant(seen, language) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {plan ? message({ key: `plan.${plan.type}-${plan.membership}` }) : t('parents.child.unlicensed')}
      </Typography>
    </div>
  );
}
