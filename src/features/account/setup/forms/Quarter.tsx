/** Four steps with one filled: a quarter of the class. */
export function Quarter({ place }: { place: 0 | 1 | 2 | 3 }) {
  return (
    <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          x={0}
          y={1 + row * 7}
          width={28}
          height={5}
          rx={2.5}
          fill="currentColor"
          opacity={row === place ? 1 : 0.22}
        />
      ))}
    </svg>
  );
}
