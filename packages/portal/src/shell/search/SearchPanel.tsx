import GroupIcon from '@mui/icons-material/GroupsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutline';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { PlainTextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { useMember, useServices } from '../../services/services.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import type { PanelProps } from '../../ui/SidePanel.tsx';
import { useDestinations } from '../menu.ts';
import { matching, MOST_SUGGESTIONS } from './matching.ts';
import { type SearchResult, targetOf } from './results.ts';
import { usePeople } from './usePeople.ts';

/** The search of the toolbar: suggests screens by their title (document 1 section 2), and groups and people that the member may see. */
export default function SearchPanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '.MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{ paper: { sx: { mx: { xs: 2, sm: 4 }, mt: { xs: 2, sm: 12 }, width: '100%' } } }}
    >
      <HiddenText component="h2">
        <span id={id}>{t('search.title')}</span>
      </HiddenText>
      <SearchField onClose={onClose} />
    </Dialog>
  );
}

function SearchField({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { go } = useServices();
  const user = useMember();
  const navigate = useNavigate();
  const destinations = useDestinations();
  const [typed, setTyped] = useState('');
  const { data: people, groups } = usePeople(typed);
  const input = useRef<HTMLInputElement>(null);

  // The dialog is there to type in.
  useEffect(() => input.current?.focus(), []);

  const results: SearchResult[] = [
    ...matching(destinations, typed, t)
      .slice(0, MOST_SUGGESTIONS)
      .map((item) => ({ type: 'page', item }) as const),
    ...groups.map((group) => ({ type: 'group', group }) as const),
    ...people.map((person) => ({ type: 'person', person }) as const),
  ];

  function open(result: SearchResult): void {
    onClose();
    const target = targetOf(result, user);
    if ('to' in target) void navigate(target.to);
    else if (target.target === '_self') go(target.href);
    else window.open(target.href, '_blank', 'noreferrer');
  }

  return (
    <Autocomplete
      options={results}
      filterOptions={(all) => all}
      getOptionLabel={(result) => named(result, t).label}
      getOptionKey={(result) => named(result, t).key}
      groupBy={({ type }) => type}
      noOptionsText={t('search.none')}
      open={typed.trim() !== ''}
      onClose={(_, reason) => {
        if (reason === 'escape') onClose();
      }}
      inputValue={typed}
      onInputChange={(_, value, reason) => {
        if (reason === 'input') setTyped(value);
      }}
      value={null}
      onChange={(_, result) => {
        if (result) open(result);
      }}
      autoHighlight
      forcePopupIcon={false}
      slotProps={{
        popper: { disablePortal: true, sx: { position: 'static !important', transform: 'none !important' } },
        paper: { elevation: 0 },
      }}
      renderInput={({ InputProps, inputProps }) => (
        <Box ref={InputProps.ref} sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 56 }}>
          <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <InputBase
            fullWidth
            inputRef={input}
            placeholder={t('search.placeholder')}
            inputProps={{ ...inputProps, 'aria-label': t('search.title'), enterKeyHint: 'go' }}
          />
        </Box>
      )}
      renderGroup={({ key, group, children }) => {
        const heading = t(isType(group) ? headings[group] : 'search.pages');
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box holds groups, and no fieldset
          <Box key={key} role="group" aria-label={heading}>
            {people.length + groups.length > 0 && (
              <Typography aria-hidden variant="body2" color="text.secondary" sx={{ px: 4, pt: 2, fontWeight: 600 }}>
                {heading}
              </Typography>
            )}
            <Box component="ul" role="presentation" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {children}
            </Box>
          </Box>
        );
      }}
      renderOption={({ key, ...props }, result) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3, minHeight: 48 }}>
          <Result result={result} />
        </Box>
      )}
    />
  );
}

const headings = {
  page: 'search.pages',
  group: 'groups.title',
  person: 'search.people',
} as const satisfies Record<SearchResult['type'], PlainTextKey>;

const isType = (name: string): name is SearchResult['type'] => Object.hasOwn(headings, name);

/** What a result is called, and what distinguishes it from all others. */
function named(result: SearchResult, t: (key: PlainTextKey) => string): { key: string; label: string } {
  if (result.type === 'page') return { key: result.item.entry.id, label: t(result.item.entry.label) };
  return result.type === 'group'
    ? { key: result.group.id, label: result.group.name }
    : { key: result.person.uuid, label: result.person.name };
}

function Result({ result }: { result: SearchResult }) {
  const { t } = useText();
  if (result.type === 'page') {
    const { icon: Icon, label } = result.item.entry;
    return (
      <>
        <Icon aria-hidden />
        {t(label)}
      </>
    );
  }
  if (result.type === 'group') {
    const { name, level, grade, school } = result.group;
    return <Found icon={GroupIcon} name={name} detail={`${t(`grade.${level}`, { grade })} · ${school}`} />;
  }
  const { name, kind } = result.person;
  return <Found icon={PersonIcon} name={name} detail={kind && t(`search.kind.${kind}`)} />;
}

interface FoundProps {
  icon: typeof SvgIcon;
  name: string;
  detail: string | null;
}

function Found({ icon: Icon, name, detail }: FoundProps) {
  return (
    <>
      <Icon aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {detail && (
          <Typography variant="body2" color="text.secondary">
            {detail}
          </Typography>
        )}
      </Box>
    </>
  );
}
