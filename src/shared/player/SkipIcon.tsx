/** The round arrow with the number of seconds inside. */
export function SkipIcon({ direction, seconds }: { direction: 'back' | 'forward'; seconds: number }) {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform={direction === 'forward' ? 'matrix(-1 0 0 1 26 0)' : undefined}>
        <path d="M5 6V10.5H9.5" />
        <path d="M5.6 10.2A9 9 0 1 1 4.4 15.5" />
      </g>
      <text x="13" y="17.6" textAnchor="middle" fontSize="8.5" fontWeight="700" fill="currentColor" stroke="none">
        {seconds}
      </text>
    </svg>
  );
}
