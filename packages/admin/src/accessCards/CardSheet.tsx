import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { qrPath } from '@lia/sdk/accounts/qrPath';
import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** Cards of a page: two columns of four fit on A4 and on letter paper, with margins of 1 cm. */
const PER_PAGE = 8;

const QUIET_ZONE = 4;

/** Longer names are written smaller, so that the surnames are read as well. */
const LONG_NAME = 28;

interface CardSheetProps {
  cards: readonly AccessCard[];
  /** Where codes are typed. */
  address: string;
}

/** Cards to be cut out, in black on white whatever the theme. */
export function CardSheet({ cards, address }: CardSheetProps) {
  const pages = Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, page) =>
    cards.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black', '@media print': { m: '0 !important' } }}>
      {pages.map((page) => (
        <Box
          key={page[0]?.uuid}
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            '@media print': {
              gridTemplateColumns: '95mm 95mm',
              gridAutoRows: '64mm',
              breakInside: 'avoid',
              '&:not(:last-of-type)': { breakAfter: 'page' },
            },
          }}
        >
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
    <Box
      component="li"
      sx={{
        boxSizing: 'border-box',
        minWidth: 0,
        p: '5mm',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 34mm) minmax(0, 1fr)',
        columnGap: '4mm',
        // As high as their texts: those that may be cut would give way first.
        gridAutoRows: 'max-content',
        alignContent: 'center',
        overflow: 'hidden',
        // Where it is cut. No outline: browsers draw that of the next page at the foot of this one.
        border: '1px dashed #767676',
        // One line between two.
        mr: '-1px',
        mb: '-1px',
      }}
    >
      <QrCode text={`${address}#code=${code}`} />
      <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: '1.5mm' }}>
        <Line size="8pt">{t('accessCards.card')}</Line>
        <Line size={whole.length > LONG_NAME ? '11pt' : '14pt'} bold>
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

/** A line of a card; a long one is cut after the second. */
const Line = ({ size, bold = false, children }: { size: string; bold?: boolean; children: string }) => (
  <Typography
    component="p"
    sx={{
      fontSize: size,
      fontWeight: bold ? 700 : 400,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

/** What it leads to stands beside it in words. */
function QrCode({ text }: { text: string }) {
  const { path, size } = qrPath(text);
  const side = size + 2 * QUIET_ZONE;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      // The quiet zone may lie in the margin of the card.
      sx={{ width: 'calc(100% + 4mm)', m: '-2mm', display: 'block' }}
    >
      <path d={path} />
    </Box>
  );
}
