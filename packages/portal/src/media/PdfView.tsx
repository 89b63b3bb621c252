import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite answers its address.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { mediaTexts } from './es.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Wider pages only cost memory on a phone. */
const WIDEST = 1600;

/**
 * A PDF inside of the page: the frame of Safari on iOS shows its first page alone. Fetched with its library where a PDF is opened; pages
 * are drawn when they come into view, and scripts of the document do not run.
 */
export default function PdfView({ bytes, name }: { bytes: Blob; name: string }) {
  useTexts(mediaTexts);
  const { t } = useText();
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isLeft = false;
    async function open(): Promise<void> {
      const data = new Uint8Array(await bytes.arrayBuffer());
      const opened = await getDocument({ data, isEvalSupported: false, enableXfa: false }).promise;
      if (isLeft) await opened.destroy();
      else setPdf(opened);
    }
    open().catch(() => {
      if (!isLeft) setBroken(true);
    });
    return () => {
      isLeft = true;
    };
  }, [bytes]);
  useEffect(() => () => void pdf?.destroy(), [pdf]);

  if (isBroken) return <Typography color="error">{t('media.pdf.failed')}</Typography>;
  if (!pdf) return <Typography component="output">{t('media.pdf.loading')}</Typography>;
  return (
    <Box
      role="document"
      aria-label={name}
      tabIndex={0}
      sx={{ display: 'grid', gap: 2, maxHeight: '80vh', overflow: 'auto' }}
    >
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <PdfPage key={at} pdf={pdf} page={at + 1} />
      ))}
    </Box>
  );
}

function PdfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const { t } = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    let isDrawn = false;
    async function draw(target: HTMLCanvasElement): Promise<void> {
      const shown = await pdf.getPage(page);
      const wanted = Math.min(WIDEST, target.clientWidth * window.devicePixelRatio);
      const scale = wanted / shown.getViewport({ scale: 1 }).width;
      const viewport = shown.getViewport({ scale });
      target.width = viewport.width;
      target.height = viewport.height;
      const canvasContext = target.getContext('2d');
      if (canvasContext) await shown.render({ canvasContext, viewport }).promise;
    }
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || isDrawn) return;
      isDrawn = true;
      // The document was closed meanwhile.
      draw(current).catch(() => {});
    });
    inView.observe(current);
    return () => inView.disconnect();
  }, [pdf, page]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      sx={{ width: '100%', minHeight: 200, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'white' }}
    >
      {t('media.pdf.page', { page: String(page), pages: String(pdf.numPages) })}
    </Box>
  );
}
