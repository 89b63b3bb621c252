import type { MadePictures } from '@lia/sdk/signInPictures/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { CutOuts, Line, NameLine } from '../print/CutOuts.tsx';
import { PrintDialog } from '../print/PrintDialog.tsx';
import { Drawing } from './drawings.tsx';

/** Pictures that were made, which can be read this once, as slips to be cut out. */
export function PictureSheet({ made: { data }, close }: { made: MadePictures; close: () => void }) {
  const { t } = useText();
  return (
    <PrintDialog title={t('pictures.sheet')} warning={t('pictures.once')} close={close}>
      <CutOuts rows={data} columns="minmax(0, 1fr)">
        {({ name, last_name, group, school, pictures }) => (
          <>
            <Line size="8pt">{t('pictures.card')}</Line>
            <NameLine name={`${name} ${last_name}`} />
            <Line size="9pt">{t('classPage.of', { group })}</Line>
            <Line size="9pt" lines={1}>
              {school}
            </Line>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, my: '2mm', display: 'flex', gap: '5mm' }}>
              {pictures.map((picture, index) => (
                <Box component="li" key={picture} sx={{ textAlign: 'center' }}>
                  <Box sx={{ border: '1px solid #767676', borderRadius: '2mm', p: '1mm' }}>
                    <Drawing of={picture} size="16mm" />
                  </Box>
                  <Typography sx={{ fontSize: '9pt', lineHeight: 1.25 }}>
                    <strong>{index + 1}</strong> {t(`picture.${picture}`)}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Line size="8pt">{t('pictures.card.where')}</Line>
          </>
        )}
      </CutOuts>
    </PrintDialog>
  );
}
