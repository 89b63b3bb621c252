import { cardTexts } from '@lia/sdk/accessCards/cardTexts';
import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import { accessCard, cardLine, cardPage, cardPages, cutOut, nameSize } from '@lia/widgets/print';
import { Box, Typography } from '@mui/material';

import { useLanguage } from '../i18n/text.ts';

interface CardSheetProps {
  cards: readonly AccessCard[];
  /** Where codes are typed. */
  address: string;
}

/** Cards to be cut out, in black on white whatever the theme. */
export function CardSheet({ cards, address }: CardSheetProps) {
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black', '@media print': { m: '0 !important' } }}>
      {cardPages(cards).map((page) => (
        <Box key={page[0]?.uuid} component="ul" sx={cardPage}>
          {page.map((card) => (
            <Card key={card.uuid} card={card} address={address} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Card({ card, address }: { card: AccessCard; address: string }) {
  const language = useLanguage();
  const { qr, heading, name, place, school, codeLabel, code, where } = cardTexts(card, address, language);
  return (
    <Box component="li" sx={[cutOut, { gridTemplateColumns: accessCard.columns }]}>
      <QrSquare text={qr} />
      <Box sx={accessCard.beside}>
        <Line size="8pt">{heading}</Line>
        <Line size={nameSize(name)} bold>
          {name}
        </Line>
        <Line size="9pt">{place}</Line>
        <Line size="9pt" lines={1}>
          {school}
        </Line>
      </Box>
      <Box sx={accessCard.below}>
        <Line size="8pt">{codeLabel}</Line>
        <Typography component="p" sx={accessCard.code}>
          {code}
        </Typography>
        <Line size="8pt">{where}</Line>
      </Box>
    </Box>
  );
}

const Line = ({ children, ...look }: { size: string; bold?: boolean; lines?: number; children: string }) => (
  <Typography component="p" sx={cardLine(look)}>
    {children}
  </Typography>
);

/** What it leads to stands below in words. */
function QrSquare({ text }: { text: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <Box component="svg" aria-hidden viewBox={viewBox} shapeRendering="crispEdges" sx={accessCard.qr}>
      <path d={path} />
    </Box>
  );
}
