import { encodeQR } from 'qr';
import { QrDrawing } from './Account.styles.ts';

/** Modules of white around the code, which scanners need. */
const quietZone = 4;

/** A QR code, dark on white in both themes: scanners expect it that way. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <QrDrawing role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={dark} />
    </QrDrawing>
  );
}
