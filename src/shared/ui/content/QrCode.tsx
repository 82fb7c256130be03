import { useId, useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Edge of the symbol in CSS pixels; its quiet zone of four modules is drawn around it. */
  size: number;
  /** Describes the code. */
  label: string;
  className?: string | undefined;
}

/** Width in modules of the white margin that scanners need. */
const quiet = 4;

/** Returns the dark modules as one path, with a rectangle for each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  });
  return runs.join('');
}

/** A QR code, dark on white in both themes, since many scanners read only that. */
export function QrCode({ text, size, label, className }: QrCodeProps) {
  const titleId = useId();
  const { modules, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 0 });
    return { modules: code.size, path: pathOf(code.data) };
  }, [text]);
  const edge = modules + 2 * quiet;
  const pixels = Math.round((size * edge) / modules);
  return (
    <svg
      role="img"
      aria-labelledby={titleId}
      className={className}
      width={pixels}
      height={pixels}
      viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <title id={titleId}>{label}</title>
      <rect x={-quiet} y={-quiet} width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
