import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lexer, type MarkedToken, type Token } from 'marked';
import type { ReactNode } from 'react';

/**
 * The text of a lesson, from Markdown. Each kind of token that is named here becomes an element of ours, so that nothing of the
 * text becomes markup by itself: HTML is shown as it was typed, and pictures as their description.
 */
export function LessonText({ text }: { text: string }) {
  return (
    <Box
      sx={{
        maxWidth: '68ch',
        fontSize: '1.125rem',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        // Twice the class, before what the elements have by themselves.
        '&& > *': { my: 0, mx: 0 },
        '&& > * + *': { mt: 4 },
        '&& > * + h2, && > * + h3': { mt: 8 },
        '& li + li': { mt: 1 },
      }}
    >
      <Tokens tokens={lexer(text)} />
    </Box>
  );
}

// The lexer's type leaves room for extensions, of which there are none.
const isKnown = (token: Token): token is MarkedToken => token.type in kinds;

function Tokens({ tokens = [] }: { tokens?: Token[] | undefined }): ReactNode {
  return tokens.map((token, index) => (
    // The text does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <One key={index} token={token} />
  ));
}

function One({ token }: { token: Token }): ReactNode {
  return isKnown(token) ? drawn(token) : token.raw;
}

const kinds: Readonly<Record<MarkedToken['type'], true>> = {
  blockquote: true,
  br: true,
  checkbox: true,
  code: true,
  codespan: true,
  def: true,
  del: true,
  em: true,
  escape: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  link: true,
  list: true,
  list_item: true,
  paragraph: true,
  space: true,
  strong: true,
  table: true,
  text: true,
};

function drawn(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <Typography variant={token.depth < 3 ? 'h2' : 'h3'}>
          <Tokens tokens={token.tokens} />
        </Typography>
      );
    case 'paragraph':
      return (
        <p>
          <Tokens tokens={token.tokens} />
        </p>
      );
    case 'list':
      return (
        <Box
          component={token.ordered ? 'ol' : 'ul'}
          {...(token.ordered && typeof token.start === 'number' && { start: token.start })}
          sx={{ paddingInlineStart: 6 }}
        >
          <Tokens tokens={token.items} />
        </Box>
      );
    case 'list_item':
      return (
        <li>
          <Tokens tokens={token.tokens} />
        </li>
      );
    case 'blockquote':
      return (
        <Box
          component="blockquote"
          sx={{ paddingInlineStart: 4, borderInlineStart: '4px solid', borderColor: 'primary.main', '& > p': { m: 0 } }}
        >
          <Tokens tokens={token.tokens} />
        </Box>
      );
    case 'code':
      return (
        <Box component="pre" tabIndex={0} sx={{ p: 3, overflowX: 'auto', borderRadius: 1, bgcolor: 'action.hover' }}>
          <code>{token.text}</code>
        </Box>
      );
    case 'table':
      return <Table {...token} />;
    case 'hr':
      return <Box component="hr" sx={{ border: 0, borderTop: 1, borderColor: 'divider' }} />;
    case 'space':
    case 'def':
    case 'checkbox':
      return null;
    default:
      return inline(token);
  }
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Tokens tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Tokens tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Tokens tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <Link href={token.href}>
          <Tokens tokens={token.tokens} />
        </Link>
      );
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? <Tokens tokens={token.tokens} /> : unescaped(token.text);
    default:
      // HTML, and the description of a picture.
      return 'text' in token ? token.text : token.raw;
  }
}

/** The lexer writes a few characters as HTML has them. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** A link that leaves the lesson; any other address than of the web stays text. */
function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <MuiLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </MuiLink>
  );
}

function Table({ header, rows }: Extract<MarkedToken, { type: 'table' }>) {
  const cell = { p: 2, border: 1, borderColor: 'divider', textAlign: 'start' } as const;
  return (
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {header.map(({ tokens, text }) => (
              <Box component="th" key={text} sx={cell}>
                <Tokens tokens={tokens} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')}>
              {row.map(({ tokens, text }) => (
                <Box component="td" key={text} sx={cell}>
                  <Tokens tokens={tokens} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
