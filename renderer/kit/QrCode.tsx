import { memo } from 'react';
import { encode } from 'uqr';

/**
 * A QR code of a text for a phone camera, drawn as vectors, with the quiet zone that readers need. Pure black on pure
 * white and no tokens: a camera needs the contrast, whatever the colors of the screen are.
 */
export const QrCode = memo(function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-part="qr" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
});
