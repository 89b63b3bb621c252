import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';

interface DownloadButtonProps {
  label: string;
  /** Name of the file. */
  name: string;
  /** Files need the bearer, so they come through the client and never by an address. */
  call: () => Promise<Blob>;
  /** Shown where it could not be fetched. */
  failure: string;
}

/** Fetches a file and saves it. */
export function DownloadButton({ label, name, call, failure }: DownloadButtonProps) {
  const [status, setStatus] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const download = async () => {
    setStatus('fetching');
    try {
      save(await call(), name);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <Box>
      {status === 'failed' && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={status === 'fetching'}
        onClick={() => void download()}
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {label}
      </Button>
    </Box>
  );
}

/** Lets the browser keep a file that came through the client. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** The size of a file: `34 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
