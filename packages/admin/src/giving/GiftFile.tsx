import type { GiftRecord } from '@lia/sdk/giving/records';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { fileSize, save } from '../records/DownloadButton.tsx';
import { LoadError } from '../records/LoadError.tsx';

/** Types that a browser draws; anything else is only downloaded. */
const drawable: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** The call that brings a gift's file. */
export type FileCall = Endpoint<{ params: { id: string }; returns: Blob }>;

interface GiftFileProps {
  gift: Pick<GiftRecord, 'id' | 'businessName' | 'file'>;
  call: FileCall;
}

/** The giver's logo or document. It needs the bearer, so it comes through the client and never by an address. */
export function GiftFile({ gift, call }: GiftFileProps) {
  const t = useText();
  if (!gift.file) return <Typography>{t('donations.fileNone')}</Typography>;
  return <SentFile gift={gift} call={call} file={gift.file} />;
}

function SentFile({ gift, call, file }: GiftFileProps & { file: NonNullable<GiftRecord['file']> }) {
  const t = useText();
  const client = useClient();
  const isPicture = drawable.includes(file.type);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [call, gift.id],
    queryFn: ({ signal }) => client.call(call, { params: { id: gift.id }, signal }),
    enabled: isPicture,
    // A logo does not change; fetching it whenever the window is looked at would only flicker.
    staleTime: Infinity,
    retry: false,
  });

  const download = async () => {
    const blob = data ?? (await refetch()).data;
    if (blob) save(blob, file.name);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {isPicture && !isError && <Picture blob={data} alt={t('donations.fileAlt', { name: gift.businessName })} />}
      {isError ? (
        <LoadError message={t('donations.fileFailed')} onRetry={refetch} />
      ) : (
        <Button variant="outlined" startIcon={<DownloadIcon />} loading={isFetching} onClick={() => void download()}>
          {t('donations.fileDownload', { name: `${file.name} (${fileSize(file.size)})` })}
        </Button>
      )}
    </Stack>
  );
}

function Picture({ blob, alt }: { blob: Blob | undefined; alt: string }) {
  const t = useText();
  // The blob has an address for as long as the picture stands on the page.
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!blob) return;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  if (!blob) {
    return (
      <Box sx={{ width: '100%' }}>
        <Skeleton variant="rounded" height={160} />
        <Typography component="output" variant="body2" color="text.secondary">
          {t('donations.fileLoading')}
        </Typography>
      </Box>
    );
  }
  return (
    <Box sx={{ p: 2, borderRadius: 1, border: 1, borderColor: 'divider', backgroundColor: 'common.white' }}>
      <Box component="img" ref={show} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: 240 }} />
    </Box>
  );
}
