import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';

/** New recovery codes, this once: to copy, to save and to read. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { t, failure } = useText();
  const { toasts } = useServices();
  const title = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join('\n')}\n`;

  useEffect(() => title.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t('secondFactor.codes.copied'));
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <>
      <Typography variant="h3" tabIndex={-1} ref={title}>
        {t('secondFactor.codes.title')}
      </Typography>
      <Typography>{t('secondFactor.codes.text')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
          gap: 2,
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('secondFactor.codes.copy')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('secondFactor.codes.file'))}
        >
          {t('secondFactor.codes.save')}
        </Button>
        <Button variant="contained" onClick={done}>
          {t('secondFactor.codes.done')}
        </Button>
      </Box>
    </>
  );
}
