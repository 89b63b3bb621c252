/** In points: a sheet of US Letter, as Mexico prints on. */
export const SHEET_WIDTH = 612;

interface PdfOptions {
  title: string;
  /** In points, on each side. */
  margin: number;
  /** In points: what text leaves free above the lower margin of every page. */
  foot?: number;
  /** Whether pages may be drawn on until `flushPages`: by themselves they are written once the next one begins. */
  bufferPages?: boolean;
  /** When what it shows was made: the same makes the same bytes. */
  made: Date;
}

/** A document, and texts as its fonts can draw them. */
export type Pdf = PDFKit.PDFDocument & { drawn: (text: string) => string };

/** An empty document in Spanish without a page yet, with the fonts `plain` and `bold`. */
export async function openPdf({ title, margin, foot = 0, bufferPages = false, made }: PdfOptions): Promise<Pdf> {
  // A server that prints nothing starts without them: they take a tenth of a second.
  const { default: PDFDocument } = await import('pdfkit');
  const { plain, bold, drawn } = await import('./pdfFonts.ts');
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, right: margin, bottom: margin + foot, left: margin },
    bufferPages,
    lang: 'es-MX',
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    info: { Title: title, Author: 'LIA', CreationDate: made },
  });
  doc.registerFont('plain', plain).registerFont('bold', bold);
  return Object.assign(doc, { drawn });
}

/** All bytes of a document, once it has ended. */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
