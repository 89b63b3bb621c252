import Box from '@mui/material/Box';

interface ShownFileProps {
  url: string;
  name: string;
  type: string;
}

const whole = { width: '100%', borderRadius: 1, border: 1, borderColor: 'divider' } as const;

/** A file of a type that pages draw (`isDrawnInPages`): a picture, a recording with its controls, or a document. */
export function ShownFile({ url, name, type }: ShownFileProps) {
  if (type.startsWith('image/')) {
    return <Box component="img" src={url} alt={name} sx={{ maxWidth: '100%', maxHeight: '70vh', borderRadius: 1 }} />;
  }
  if (type.startsWith('audio/')) return <Box component="audio" controls src={url} aria-label={name} sx={whole} />;
  if (type.startsWith('video/')) {
    return (
      <Box component="video" controls playsInline src={url} aria-label={name} sx={{ ...whole, maxHeight: '70vh' }} />
    );
  }
  return <Box component="iframe" src={url} title={name} sx={{ ...whole, height: '70vh' }} />;
}
