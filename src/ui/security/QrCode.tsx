import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Width and height in pixels (SC-02). */
const size = 188;

/** Width, in modules, of the white border that QR code readers need. */
const border = 4;

/** QR code. It is dark on white, because many apps cannot read the reverse. Import it with `React.lazy`. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size: modules } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
