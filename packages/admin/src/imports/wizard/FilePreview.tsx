import {
  Box,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';

import { useText } from '../../i18n/text.ts';
import { Section } from '../../records/RecordPage.tsx';
import { type CsvFormat, delimiters } from '../file/csv.ts';
import { encodings } from '../file/encoding.ts';
import type { ReadableFile } from './useImportFile.ts';

const SHOWN_ROWS = 4;

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

interface FilePreviewProps {
  readable: ReadableFile;
  onFormat: (format: CsvFormat) => void;
}

/** The first rows of the file. How a text file was read can be changed, and shows at once. */
export function FilePreview({ readable: { sheet, format }, onFormat }: FilePreviewProps) {
  const t = useText();
  return (
    <Section title={t('importWizard.format.title')}>
      {format && <FormatFields format={format} onFormat={onFormat} />}
      <TableContainer component="section" tabIndex={0} aria-label={t('importWizard.format.preview')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('importWizard.format.row')}</TableCell>
              {sheet.headings.map((heading, place) => (
                // Columns never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <TableCell key={place}>
                  {heading || t('importWizard.columns.untitled', { number: place + 1 })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sheet.rows.slice(0, SHOWN_ROWS).map(({ row, cells }) => (
              <TableRow key={row}>
                <TableCell>{row}</TableCell>
                {sheet.headings.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <TableCell key={place} sx={{ whiteSpace: 'pre' }}>
                    {cells[place]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

function FormatFields({ format, onFormat }: { format: CsvFormat; onFormat: FilePreviewProps['onFormat'] }) {
  const t = useText();
  const { encoding, delimiter } = format;
  return (
    <>
      <Typography color="text.secondary">{t('importWizard.format.hint')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 280px))' } }}>
        <TextField
          select
          id="import-encoding"
          label={t('importWizard.format.encoding')}
          value={encoding}
          onChange={({ target: { value } }) =>
            onFormat({ delimiter, encoding: encodings.find((one) => one === value) ?? encoding })
          }
        >
          {encodings.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`importWizard.format.encodings.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id="import-delimiter"
          label={t('importWizard.format.delimiter')}
          value={delimiter}
          onChange={({ target: { value } }) =>
            onFormat({ encoding, delimiter: delimiters.find((one) => one === value) ?? delimiter })
          }
        >
          {delimiters.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`importWizard.format.delimiters.${delimiterNames[one]}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  );
}
