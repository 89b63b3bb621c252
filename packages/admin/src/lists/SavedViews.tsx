import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';

import { useText } from '../i18n/text.ts';

const keyOf = ({ filter, sort }: Pick<SavedQuery['value'], 'filter' | 'sort'>): string =>
  JSON.stringify([filter, sort]);

/** Searches of a list that were saved in this browser under a name: filters and order. */
export function SavedViews() {
  const t = useText();
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [naming, setNaming] = useState(false);
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const views = extractValidSavedQueries(stored);
  const current = views.find(({ value }) => keyOf(value) === keyOf({ filter: filterValues, sort }));
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('lists.views')}
      </Button>
      <Menu open={open} anchorEl={() => button.current} onClose={close}>
        {views.map((view) => (
          <MenuItem
            key={view.label}
            selected={view === current}
            onClick={() => {
              close();
              setFilters(view.value.filter);
              if (view.value.sort) setSort(view.value.sort);
            }}
          >
            <ListItemText>{view.label}</ListItemText>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        {current ? (
          <MenuItem
            onClick={() => {
              close();
              setStored(views.filter((view) => view !== current));
            }}
          >
            <ListItemIcon>
              <DeleteIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate('ra.saved_queries.remove_label_with_name', { name: current.label })}</ListItemText>
          </MenuItem>
        ) : (
          <MenuItem
            onClick={() => {
              close();
              setNaming(true);
            }}
          >
            <ListItemText>{translate('ra.saved_queries.new_label')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={naming} onClose={() => setNaming(false)} />
    </>
  );
}
