import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { cardLine, cardPage, cardPages, cutOut, nameSize } from '@lia/widgets/print';
import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

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
  const t = useText();
  const { name, last_name, school, level, grade, group, code } = card;
  const whole = `${name} ${last_name}`;
  // The school last: its name is long, and every child of the class has the same one.
  const place = [
    grade !== null && t(level === 1 ? 'accessCards.place.level1' : 'accessCards.place.level2', { grade }),
    group !== null && t('accessCards.group', { group }),
  ].filter((part) => part !== false);
  return (
    <Box component="li" sx={[cutOut, { p: '5mm', gridTemplateColumns: 'minmax(0, 34mm) minmax(0, 1fr)' }]}>
      <QrCode text={`${address}#code=${code}`} />
      <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: '1.5mm' }}>
        <Line size="8pt">{t('accessCards.card')}</Line>
        <Line size={nameSize(whole)} bold>
          {whole}
        </Line>
        <Line size="9pt">{place.join(' · ')}</Line>
        <Line size="9pt">{school}</Line>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', mt: '2mm' }}>
        <Line size="8pt">{t('accessCards.code')}</Line>
        <Typography
          component="p"
          sx={{ fontFamily: 'monospace', fontSize: { xs: '12pt', sm: '14pt' }, fontWeight: 700, lineHeight: 1.3 }}
        >
          {writtenAccessCode(code)}
        </Typography>
        <Line size="8pt">{t('accessCards.where', { address: address.replace(/^https?:\/\//, '') })}</Line>
      </Box>
    </Box>
  );
}

const Line = ({ children, ...look }: { size: string; bold?: boolean; children: string }) => (
  <Typography component="p" sx={cardLine(look)}>
    {children}
  </Typography>
);

/** What it leads to stands beside it in words. */
function QrCode({ text }: { text: string }) {
  const { path, viewBox } = qrPath(text);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={viewBox}
      shapeRendering="crispEdges"
      // The quiet zone may lie in the margin of the card.
      sx={{ width: 'calc(100% + 4mm)', m: '-2mm', display: 'block' }}
    >
      <path d={path} />
    </Box>
  );
}
