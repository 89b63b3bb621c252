import ChosenIcon from '@mui/icons-material/CheckBox';
import OtherIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';

import { useText } from '../i18n/text.ts';
import type { Resource } from '../resources/definition.ts';
import { useHeadings } from '../resources/field.ts';
import { useChosenColumns } from './chosenColumns.ts';

/** Chooses the columns of a table; the browser keeps the choice. */
export function ColumnsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const headingOf = useHeadings(resource);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { all, shown, toggle } = useChosenColumns(resource);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('lists.columns')}
      </Button>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {all
          .filter(({ primary }) => !primary)
          .map((column) => {
            const checked = shown.includes(column);
            return (
              <MenuItem
                key={column.source}
                role="menuitemcheckbox"
                aria-checked={checked}
                onClick={() => toggle(column)}
                sx={{ minHeight: 44 }}
              >
                <ListItemIcon>
                  {checked ? <ChosenIcon color="primary" fontSize="small" /> : <OtherIcon fontSize="small" />}
                </ListItemIcon>
                <ListItemText>{headingOf(column)}</ListItemText>
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
