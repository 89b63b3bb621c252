import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { Choice } from '../../plots/Choice.tsx';
import { LoadError } from '../../records/LoadError.tsx';
import type { PlacedForm } from '../forms.ts';
import { attributesOf, type Look } from './attributes.ts';
import { colorsOf } from './colors.ts';

/** Widths that most people see forms at. */
const widths = { phone: 360, desktop: 720 } as const;
const names = ['phone', 'desktop'] as const;

/**
 * The form itself, from the files that sites load. It cannot be used, so that nothing is sent; it has no key, so that no site
 * counts it, and no draft.
 */
export function Preview({ form, look }: { form: PlacedForm; look: Look }) {
  const t = useText();
  const [width, setWidth] = useState<(typeof names)[number]>('phone');
  const { status, again } = useLoader(form);
  const title = t('embedLook.preview', { form: t(`embeds.forms.${form}`) });
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Choice
        name={t('embedLook.width')}
        choices={names}
        chosen={width}
        label={(one) => t(`embedLook.widths.${one}`)}
        onChoose={setWidth}
      />
      <Typography variant="body2" color="text.secondary">
        {t('embedLook.previewHint')}
      </Typography>
      {status === 'failed' && <LoadError message={t('embedLook.previewFailed')} onRetry={again} />}
      {status === 'loading' && <Skeleton variant="rounded" height={480} />}
      {status === 'ready' && <Element key={form} form={form} look={look} width={widths[width]} />}
    </Box>
  );
}

function Element({ form, look, width }: { form: PlacedForm; look: Look; width: number }) {
  const place = useRef<HTMLDivElement>(null);
  const written = JSON.stringify([attributesOf(look), look.primary && colorsOf(look.primary)]);
  useEffect(() => {
    const element = document.createElement(`lia-${form}`);
    const { primary } = look;
    // An empty name keeps no draft.
    const attributes = { ...attributesOf(look), 'draft-id': '' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const [name, value] of Object.entries(primary ? colorsOf(primary) : {}))
      element.style.setProperty(name, value);
    place.current?.replaceChildren(element);
    // oxlint-disable-next-line react/exhaustive-deps -- `written` is all that is read of the look
  }, [form, written]);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'auto',
        maxHeight: 640,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box ref={place} inert sx={{ width, maxWidth: '100%', mx: 'auto', p: 2 }} />
    </Box>
  );
}

type Status = 'loading' | 'ready' | 'failed';

/** Loads the script of a form once; browsers run a module once, however often it is asked for. */
function useLoader(form: PlacedForm): { status: Status; again: () => void } {
  const [asked, setAsked] = useState(0);
  const [loaded, setLoaded] = useState<{ form: PlacedForm; status: Status }>({ form, status: 'loading' });
  useEffect(() => {
    const script = document.createElement('script');
    const end = (status: Status) => () => setLoaded({ form, status });
    script.type = 'module';
    // A failed address is remembered as failed: another one is asked for.
    script.src = `/embed/v1/lia-${form}.js${asked > 0 ? `?${asked}` : ''}`;
    script.addEventListener('load', end('ready'));
    script.addEventListener('error', end('failed'));
    document.head.append(script);
    return () => script.remove();
  }, [form, asked]);
  return {
    status: loaded.form === form ? loaded.status : 'loading',
    again: () => {
      setLoaded({ form, status: 'loading' });
      setAsked(asked + 1);
    },
  };
}
