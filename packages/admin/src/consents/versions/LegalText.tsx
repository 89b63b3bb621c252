import { legalBlocks } from '@lia/sdk/consents/legalBlocks';
import { Box, Typography } from '@mui/material';
import { use } from 'react';

import { LazyBoundary } from '../../loading/LazyBoundary.tsx';

/** A legal text as the portal shows it: headings, paragraphs and lists. What else it has stays as it was typed, HTML included. */
export const LegalText = ({ text }: { text: string }) => (
  <LazyBoundary missing={<Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}>
    <Blocks text={text} />
  </LazyBoundary>
);

let loading: Promise<typeof import('marked')> | undefined;

function Blocks({ text }: { text: string }) {
  // A file of its own: a list of versions needs no Markdown.
  const { lexer } = use((loading ??= import('marked')));
  return legalBlocks(lexer(text)).map((block, index) => {
    // A block has no id but its position.
    const key = index;
    if (block.kind === 'heading')
      return (
        <Typography key={key} component="h3" variant="subtitle1" sx={{ mt: 2, fontWeight: 700 }}>
          {block.text}
        </Typography>
      );
    if (block.kind === 'paragraph')
      return (
        <Typography key={key} sx={{ mt: 1 }}>
          {block.text}
        </Typography>
      );
    return (
      <Box key={key} component="ul" sx={{ mt: 1, mb: 0 }}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    );
  });
}
