import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';

import { useText } from '../../i18n/text.ts';

/** What the dialog of files offers; what is refused with a reason of its own can be chosen as well. */
const FORMATS = '.xlsx,.csv,.txt,.xls,.xlsm';

interface FileChoiceProps {
  file: File | null;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** Takes a file from the dialog of files, or one that is dropped. */
export function FileChoice({ file, busy, onChoose }: FileChoiceProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        ...zone,
        borderColor: over ? 'primary.main' : 'text.secondary',
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={FORMATS}
        aria-label={t('importWizard.upload.choose')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file may be corrected and chosen again.
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1.5 }}>
        <Button
          variant={file ? 'outlined' : 'contained'}
          startIcon={<UploadIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {t(file ? 'importWizard.upload.chooseOther' : 'importWizard.upload.choose')}
        </Button>
        <Typography component="span" color="text.secondary" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('importWizard.upload.drop')}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('importWizard.upload.formats')}
      </Typography>
      <Typography component="output" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minHeight: '1.5em' }}>
        {file && t(busy ? 'importWizard.upload.reading' : 'importWizard.upload.chosen', { file: file.name })}
      </Typography>
    </Box>
  );
}

const zone = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 3,
  textAlign: 'center',
  border: 1,
  borderStyle: 'dashed',
  borderRadius: 1,
} as const;
