import type { EmbedRecord } from '@lia/sdk/embeds/records';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, MenuItem, Skeleton, TextField, Typography } from '@mui/material';
import { lazy, useState } from 'react';

import { useText } from '../i18n/text.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { Section } from '../records/RecordPage.tsx';
import { CopyButton } from './CopyButton.tsx';
import { type PlacedForm, placedForms } from './forms.ts';
import { type Look, plainLook, writtenAttributes } from './look/attributes.ts';
import { type Place, places, snippetOf } from './snippets.ts';

const LookPanel = lazy(() => import('./look/LookPanel.tsx'));

/** The code of a form with the key in it, to copy. */
export function Snippet({ site: { key } }: { site: EmbedRecord }) {
  const t = useText();
  const [form, setForm] = useState<PlacedForm>('donation');
  const [place, setPlace] = useState<Place>('html');
  const [look, setLook] = useState<Look>(plainLook);
  const [previewed, setPreviewed] = useState(false);
  const attributes = writtenAttributes(look);
  const { origin } = window.location;
  const code = snippetOf({ place, form, key, attributes, origin, link: (placed) => t(`embeds.links.${placed}`) });
  return (
    <Section title={t('embeds.snippet')}>
      <Typography color="text.secondary">{t('embeds.snippetHint')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          id="snippet-form"
          label={t('embeds.form')}
          value={form}
          onChange={({ target: { value } }) => {
            setForm(placedForms.find((placed) => placed.form === value)?.form ?? 'donation');
            // Another form starts with other things.
            setLook({ ...look, starts: {} });
          }}
        >
          {placedForms.map((placed) => (
            <MenuItem key={placed.form} value={placed.form}>
              {t(`embeds.forms.${placed.form}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id="snippet-place"
          label={t('embeds.place')}
          value={place}
          onChange={({ target: { value } }) => setPlace(places.find((one) => one === value) ?? 'html')}
        >
          {places.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`embeds.places.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* A part that scrolls is reached with the keyboard as well. */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={t('embeds.code')}
        sx={{
          overflowX: 'auto',
          p: 2,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <Box component="pre" translate="no" sx={{ m: 0, fontSize: 14, fontFamily: 'ui-monospace, monospace' }}>
          {code}
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t(`embeds.placeHints.${place}`, { origin, form, attributes })}
      </Typography>
      <CopyButton text={code} label={t('embeds.copy')} primary />
      {previewed ? (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={480} />}>
          <LookPanel form={form} look={look} onLook={setLook} />
        </LazyBoundary>
      ) : (
        <Box>
          <Button startIcon={<PreviewIcon />} onClick={() => setPreviewed(true)}>
            {t('embeds.preview')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
