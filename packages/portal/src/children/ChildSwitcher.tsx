import type { ChildList } from '@lia/sdk/registrations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';
import { childPath } from '../routing/paths.ts';

/** More of them than this are chosen from a list. */
const MOST_LINKS = 4;

interface ChildSwitcherProps {
  items: ChildList['data'];
  /** Uuid of the child that is shown. */
  current: string;
}

/** Leads to the pages of a parent's other children. */
export function ChildSwitcher({ items, current }: ChildSwitcherProps) {
  const { t } = useText();
  const navigate = useNavigate();
  if (items.length > MOST_LINKS) {
    return (
      <Box sx={{ maxWidth: 440 }}>
        <LabelledSelect
          label={t('child.switch')}
          value={items.some(({ uuid }) => uuid === current) ? current : ''}
          onChange={({ target }) => void navigate(childPath(target.value))}
        >
          {items.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      </Box>
    );
  }
  return (
    <Box component="nav" aria-label={t('child.switch')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {items.map(({ uuid, name }) => (
        <Button
          key={uuid}
          component={Link}
          to={childPath(uuid)}
          variant={uuid === current ? 'contained' : 'outlined'}
          aria-current={uuid === current ? 'page' : undefined}
          sx={{ minHeight: 44, maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
