/** The name of the game; its two Os are a full and a waning moon. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 262 32" role="img" aria-label="Blue Moon" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round">
        <path d="M3 3.500V28.500H12.500c5 0 8.500-2.700 8.500-6.800 0-3.900-3-6.400-7.500-6.400H3M3 3.500h9.500c4 0 6.800 2.300 6.800 5.800s-2.600 6-6.300 6" />
        <path d="M34 2v26.500H48" />
        <path d="M58 2v16.500c0 6.500 4 10.200 10 10.200s10-3.700 10-10.200V2" />
        <path d="M109 3.500H93v25h16M93 15.800h13" />
        <path d="M136 30V4l12 17L160 4v26" />
        <path d="M240 30V4l18 24V2" />
      </g>
      <circle cx="184.500" cy="16" r="13.200" fill="currentColor" />
      <path
        d="M221 2.800A13.200 13.200 0 1 0 229.500 22.500 11.600 11.600 0 0 1 221 2.800z"
        style={{ fill: 'var(--lit)' }}
      />
    </svg>
  );
}
