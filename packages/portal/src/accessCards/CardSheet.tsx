import { cardTexts } from '@lia/sdk/accessCards/cardTexts';
import type { AccessCards } from '@lia/sdk/accessCards/schema';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import { accessCard } from '@lia/widgets/print';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { CutOuts, Line, NameLine } from '../print/CutOuts.tsx';

/** Cards to be cut out, in black on white whatever the theme. */
export function CardSheet({ data, sign_in_url }: AccessCards) {
  const { language } = useText();
  return (
    <CutOuts rows={data} columns={accessCard.columns}>
      {(card) => {
        const { qr, heading, name, place, school, codeLabel, code, where } = cardTexts(card, sign_in_url, language);
        return (
          <>
            <QrSquare text={qr} />
            <Box sx={accessCard.beside}>
              <Line size="8pt">{heading}</Line>
              <NameLine name={name} />
              <Line size="9pt">{place}</Line>
              <Line size="9pt" lines={1}>
                {school}
              </Line>
            </Box>
            <Box sx={accessCard.below}>
              <Line size="8pt">{codeLabel}</Line>
              <Typography sx={accessCard.code}>{code}</Typography>
              <Line size="8pt">{where}</Line>
            </Box>
          </>
        );
      }}
    </CutOuts>
  );
}

/** What it leads to stands below in words. */
function QrSquare({ text }: { text: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <Box component="svg" aria-hidden viewBox={viewBox} shapeRendering="crispEdges" sx={accessCard.qr}>
      <path d={path} />
    </Box>
  );
}
