import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useSession } from '../services/services.ts';

const entries = [
  { to: '/login', label: 'action.login' },
  { to: '/register', label: 'shell.register' },
] as const;

function close({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  currentTarget.open = false;
}

function closeOutside(event: FocusEvent<HTMLDetailsElement>): void {
  if (!event.currentTarget.contains(event.relatedTarget)) close(event);
}

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  close(event);
  event.currentTarget.querySelector('summary')?.focus();
}

function closeByChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if (event.target instanceof HTMLAnchorElement) close(event);
}

/** The user menu of who is not signed in: Login and Register (document 1 section 2). A native element: MUI's menu would come with every form. */
export function VisitorMenu() {
  const { t } = useText();
  if (useSession().status !== 'visitor') return null;
  return (
    <Box
      component="details"
      onBlur={closeOutside}
      onKeyDown={closeByEscape}
      onClick={closeByChoice}
      sx={{ position: 'relative' }}
    >
      <Box
        component="summary"
        title={t('shell.visitor')}
        aria-label={t('shell.visitor')}
        sx={{
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          cursor: 'pointer',
          width: 44,
          height: 44,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <AccountIcon />
      </Box>
      <Box
        component="ul"
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          top: '100%',
          zIndex: 1,
          m: 0,
          py: 1,
          px: 0,
          listStyle: 'none',
          minWidth: 180,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          boxShadow: 4,
        }}
      >
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 4,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {t(label)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
