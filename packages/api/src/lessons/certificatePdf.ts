import { qrPath } from '@lia/sdk/accounts/qrPath';
import { formatFullDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { showCertificateCode } from '@lia/sdk/lessons/rules';

import { emailTranslator } from '../mail/translator.ts';
import { BACKGROUND, INK, LINE, PRIMARY, SOFT } from '../platform/mail/brandColors.ts';
import { bytesOf, openPdf, type Pdf } from '../platform/pdf.ts';
import type { CertificateRow } from './certificates.ts';

/** In points: a sheet of US Letter on its side. */
const WIDTH = 792;
const HEIGHT = 612;
const EDGE = 30;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;

/** Side of the QR code. */
const QR = 92;

const t = emailTranslator('es');

/** Where anyone checks a certificate. */
const checkPage = (publicUrl: string, code: string): string => `${publicUrl}/certificado/${code}`;

/** A certificate as PDF, in Spanish. The same certificate makes the same bytes. */
export async function certificatePdf(certificate: CertificateRow, publicUrl: string): Promise<Buffer> {
  const { courseName, issuedAt: made } = certificate;
  const title = t('certificate.title', { course: courseName });
  const doc = await openPdf({ title, margin: MARGIN, made });
  const bytes = bytesOf(doc);
  doc.addPage({ size: 'LETTER', layout: 'landscape', margin: MARGIN });
  frame(doc);
  person(doc, certificate);
  foot(doc, certificate, checkPage(publicUrl, certificate.code));
  doc.end();
  return bytes;
}

function frame(doc: Pdf): void {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(BACKGROUND);
  doc.roundedRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 12).fillAndStroke('#FFFFFF', LINE);
  doc.rect(MARGIN, EDGE, 96, 6).fill(PRIMARY);
  doc.font('bold').fontSize(28).fillColor(PRIMARY).text('LIA', MARGIN, 62);
}

/** Writes a name as large as it fits on two lines. */
function name(doc: Pdf, text: string, y: number, sizes: readonly number[]): void {
  const lines = (size: number): number => {
    const height = doc.fontSize(size).heightOfString(text, { width: INNER });
    return Math.round(height / doc.currentLineHeight(true));
  };
  const fitting = sizes.find((size) => lines(size) <= 2) ?? sizes.at(-1) ?? 16;
  doc.fontSize(fitting).text(text, MARGIN, y, { width: INNER, height: fitting * 2.6, ellipsis: true });
}

function person(doc: Pdf, { name: who, courseName, hours }: CertificateRow): void {
  doc.font('bold').fontSize(40).fillColor(INK).text(t('certificate.heading'), MARGIN, 112);
  doc.font('plain').fontSize(14).fillColor(SOFT).text(t('certificate.to'), MARGIN, 180);
  doc.font('bold').fillColor(INK);
  name(doc, doc.drawn(who), 202, [34, 28, 22, 18]);
  doc
    .font('plain')
    .fontSize(14)
    .fillColor(SOFT)
    .text(t('certificate.for'), MARGIN, doc.y + 14);
  doc.font('bold').fillColor(PRIMARY);
  name(doc, doc.drawn(courseName), doc.y + 4, [26, 22, 18]);
  if (hours === null) return;
  const key = hours === 1 ? 'certificate.hours_one' : 'certificate.hours_other';
  doc
    .font('plain')
    .fontSize(14)
    .fillColor(SOFT)
    .text(t(key, { count: hours }), MARGIN, doc.y + 6);
}

function foot(doc: Pdf, { code, number, issuedAt }: CertificateRow, address: string): void {
  const top = HEIGHT - EDGE - 36 - QR;
  const { path, size } = qrPath(address);
  doc.save();
  doc
    .translate(WIDTH - MARGIN - QR, top)
    .scale(QR / size)
    .path(path)
    .fill(INK);
  doc.restore();
  const day = formatFullDay(dayOf(issuedAt.toISOString()));
  const width = { width: INNER - QR - 32 } as const;
  doc.font('bold').fontSize(12).fillColor(INK).text(t('certificate.of'), MARGIN, top, width);
  doc.font('plain').fontSize(11).fillColor(SOFT);
  doc.text(t('certificate.issued', { day }), MARGIN, doc.y + 2, width);
  doc.text(t('certificate.number', { number }), width);
  doc.text(t('certificate.code', { code: showCertificateCode(code) }), width);
  doc.text(`${t('certificate.check')} `, MARGIN, doc.y, { ...width, continued: true });
  doc.fillColor(PRIMARY).text(address, { link: address, underline: true });
}
