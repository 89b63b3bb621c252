import { type LegalBlock, legalBlocks } from '@lia/sdk/consents/legalBlocks';
import Typography from '@mui/material/Typography';
import { lexer } from 'marked';

/** Headings, paragraphs and lists of our own texts. Nothing becomes markup that is not named here. */
export function Markdown({ text }: { text: string }) {
  return legalBlocks(lexer(text)).map((block, index) => (
    // The text does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'heading')
    return (
      <Typography variant="h2" sx={{ mt: 3 }}>
        {block.text}
      </Typography>
    );
  if (block.kind === 'paragraph') return <Typography>{block.text}</Typography>;
  return (
    <Typography component="ul" sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 1.5 }}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Typography>
  );
}
