import { languages } from '@lia/sdk/messages/language';
import { Alert, Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';

import { useText } from '../../i18n/text.ts';
import { CopyButton } from '../CopyButton.tsx';
import type { PlacedForm } from '../forms.ts';
import type { Look } from './attributes.ts';
import { isReadable, styleRule } from './colors.ts';
import { Preview } from './Preview.tsx';
import { startsOf } from './starts.ts';
import './en.ts';
import './es.ts';

interface LookPanelProps {
  form: PlacedForm;
  look: Look;
  onLook: (look: Look) => void;
}

const schemes = ['light', 'dark', 'auto'] as const;

/** The brand's own primary, which an own colour starts from. */
const PRIMARY = '#2346c7';

/** The button that opens the panel goes with it: keyboard focus goes to the heading. */
const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

/** Chooses the language, the colours and the start of a form, and shows it as it will be. */
export default function LookPanel({ form, look, onLook }: LookPanelProps) {
  const t = useText();
  const { language, scheme, primary, starts } = look;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography ref={focusOnce} tabIndex={-1} variant="h2" component="h3" sx={{ fontSize: 16 }}>
        {t('embedLook.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Select
          id="look-language"
          label={t('embedLook.language')}
          value={language}
          usual={t('embedLook.languages.page')}
          choices={languages.map((value) => ({ value, label: t(`embedLook.languages.${value}`) }))}
          onChoose={(value) => onLook({ ...look, language: languages.find((one) => one === value) })}
        />
        <Select
          id="look-scheme"
          label={t('embedLook.scheme')}
          value={scheme}
          usual={t('embedLook.usual')}
          choices={schemes.map((value) => ({ value, label: t(`embedLook.schemes.${value}`) }))}
          onChoose={(value) => onLook({ ...look, scheme: schemes.find((one) => one === value) })}
        />
        {startsOf(form).map(({ name, choices }) => (
          <Select
            key={name}
            id={`look-${name}`}
            label={t(`embedLook.starts.${name}`)}
            value={starts[name]}
            usual={t('embedLook.usual')}
            choices={choices.map(({ value, named }) => ({ value, label: t(`embedLook.values.${named}`) }))}
            onChoose={(value) => {
              const { [name]: _, ...others } = starts;
              onLook({ ...look, starts: value === undefined ? others : { ...others, [name]: value } });
            }}
          />
        ))}
      </Box>
      <Color primary={primary} onChoose={(color) => onLook({ ...look, primary: color })} />
      {primary !== undefined && (
        <>
          <Typography variant="body2">{t('embedLook.css')}</Typography>
          <Box
            component="pre"
            translate="no"
            tabIndex={0}
            sx={{ m: 0, p: 2, overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, fontSize: 14 }}
          >
            {styleRule(form, primary)}
          </Box>
          <CopyButton text={styleRule(form, primary)} label={t('embedLook.copyCss')} />
        </>
      )}
      <Preview form={form} look={look} />
    </Box>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: string | undefined;
  /** What holds where nothing is chosen. */
  usual: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

function Select({ id, label, value, usual, choices, onChoose }: SelectProps) {
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{usual}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A colour of the school's own, which its text can be read on. */
function Color({ primary, onChoose }: { primary: string | undefined; onChoose: (color: string | undefined) => void }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={primary !== undefined}
              onChange={(_, checked) => onChoose(checked ? PRIMARY : undefined)}
            />
          }
          label={t('embedLook.ownColor')}
        />
        {primary !== undefined && (
          <TextField
            id="look-color"
            type="color"
            label={t('embedLook.color')}
            value={primary}
            onChange={({ target }) => onChoose(target.value)}
            sx={{ minWidth: 160 }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      </Box>
      {primary !== undefined && !isReadable(primary) && <Alert severity="warning">{t('embedLook.faint')}</Alert>}
    </Box>
  );
}
