import { encodeQR } from 'qr';
import { QrDrawing } from './QrCode.styles.ts';

/** Width of the white margin that scanners need, in modules. */
const quietZone = 4;

/** A QR code, dark on white in both themes, as scanners expect. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <QrDrawing role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={dark} />
    </QrDrawing>
  );
}
