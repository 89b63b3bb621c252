import { create } from 'qrcode';

/** A QR code as the path of an SVG, and the side of its square in modules, without a quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const {
    modules: { size, data },
  } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from(data, (bit, index) => (bit ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''));
  return { path: dark.join(''), size };
}
