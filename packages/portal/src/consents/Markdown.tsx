import Typography from '@mui/material/Typography';
import { lexer, type Token, type Tokens } from 'marked';

/** Headings, paragraphs and lists of our own texts. Nothing becomes markup that is not named here. */
export function Markdown({ text }: { text: string }) {
  return lexer(text).map((token, index) => (
    // The text does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={index} token={token} />
  ));
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

function Block({ token }: { token: Token }) {
  if (isHeading(token))
    return (
      <Typography variant="h2" sx={{ mt: 3 }}>
        {token.text}
      </Typography>
    );
  if (isParagraph(token)) return <Typography>{token.text}</Typography>;
  if (isList(token))
    return (
      <Typography component="ul" sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 1.5 }}>
        {token.items.map((item) => (
          <li key={item.text}>{item.text}</li>
        ))}
      </Typography>
    );
  return null;
}
