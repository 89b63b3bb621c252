import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import { useDeferredValue } from 'react';
import { Menu, useGetResourceLabel } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { resources } from './resources.ts';

/** Where a user may go. Its place is there from the start; it is drawn after the screen, which is what people wait for. */
export function ConsoleMenu({ user }: { user: Holder | undefined }) {
  const t = useText();
  const labelOf = useGetResourceLabel();
  const isDrawn = useDeferredValue(true, false);
  const open = resources.filter(({ permission }) => user && may(user, permission));
  return (
    <Menu>
      {/* Without children, react-admin would draw a menu of its own until then. */}
      <>
        {isDrawn && (
          <>
            <Menu.DashboardItem primaryText={t('attention.title')} leftIcon={<TodayIcon />} />
            {open.map(({ name, icon: Icon }) => (
              <Menu.Item
                key={name}
                to={`/${name}`}
                state={{ _scrollToTop: true }}
                primaryText={labelOf(name, 2)}
                leftIcon={<Icon />}
              />
            ))}
          </>
        )}
      </>
    </Menu>
  );
}
