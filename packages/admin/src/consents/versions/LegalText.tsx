import { Box, Typography } from '@mui/material';
import type { Token, Tokens } from 'marked';
import { use } from 'react';

import { LazyBoundary } from '../../loading/LazyBoundary.tsx';

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

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
  return lexer(text).map((token, index) => {
    // A token has no id but its position.
    const key = index;
    if (isHeading(token))
      return (
        <Typography key={key} component="h3" variant="subtitle1" sx={{ mt: 2, fontWeight: 700 }}>
          {token.text}
        </Typography>
      );
    if (isParagraph(token))
      return (
        <Typography key={key} sx={{ mt: 1 }}>
          {token.text}
        </Typography>
      );
    if (isList(token))
      return (
        <Box key={key} component="ul" sx={{ mt: 1, mb: 0 }}>
          {token.items.map((item) => (
            <li key={item.text}>{item.text}</li>
          ))}
        </Box>
      );
    return null;
  });
}
