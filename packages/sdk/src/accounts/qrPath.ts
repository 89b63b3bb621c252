import { create } from 'qrcode';

/** Light modules around a QR code, as its standard asks for. */
const QUIET_ZONE = 4;

/** A QR code as the path of an SVG, the side of its square in modules, and the view box that leaves its quiet zone around it. */
export function qrPath(text: string): { path: string; size: number; viewBox: string } {
  const {
    modules: { size, data },
  } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from(data, (bit, index) => (bit ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''));
  const side = size + 2 * QUIET_ZONE;
  return { path: dark.join(''), size, viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}` };
}
