/** The service area with Summerville marked. Drawn by artwork/service-area; do not edit. */
export function AreaDrawing() {
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label="Map of Virginia, the Carolinas, Georgia and Florida with Summerville marked"
    >
      <g fill="var(--paper)" stroke="var(--quiet)" strokeLinejoin="round">
        <path d="M252 285l16 7 22-2 18-1 12-1 5-8 9 1 6 7 4 13 6 11 7 12 7 9 6 7 0 9 7 11 5 9 5 10 4 11 0 9 1 12-3 9 1 9-5 9-7-6-9 2-3-9-8-7-9-7-6-10-4-9-10-5-7-9 2-9-5-8 0 9-4-9 1-9 1-9-4-9-9-5-6-7-7-6-7-6-9-2-9 6-7 6-10 2-6-7-11-6-10-3-11 0-9 3-9 2 2-10-5-9 14-2 11-1 15-2 10-1z" />
        <path d="M225 174l14-2 15-2 16-2 12-2-5 9 9 6 7 7 8 8 7 6 7 6 8 7 6 7 5 8 5 9 6 7-4 9-1 9-3 9-1 9-9-1-2 9-17-1-18 1-22 2-12 0-5-9-2-10-3-9 1-10 1-9-5-10-7-19-4-15-2-9-3-10z" />
        <path d="M307 117l11-1 11-2 9-1 17-2 23-4 26-6 9-1 11-3 12-2 5 10 7 9-8-9-5-8 5 9-9-3-5 9-7-6 2 9 9-2 7 7 0-9 7 7-5 9-9 3-9 0 9 2-6 11 9-2-1 9 5-8-5 10-11 1-9 7-7 10-1 9-10 1-12-5-10-7-12-8-11 2-14 2-5-8-15 1-16 1-10 5-19 5-16 2 6-9 11-9 7-7 8-8 9-5 8-6z" />
        <path d="M297 91l6 7 9-2 9-2 7-6 5-8 5-9 2-9 5-8 9-4 5-8 6-7 1-9 13 5 10 0 8 6-4 10 9 5 9 3 9 4-5 8-8-6 7 6 8 6 2 9-9-2 5 8 9-2 7 9-12 2-9 2-11 2-21 4-28 6-13 2-13 1-11 2-11 1-18 2-17 3-9 1 10-5 7-7 5-8z" />
        <path d="M282 166l9-4 24-5 13-2 7 9 14-2 11-2 9 6 13 9 9 7-8 8-4 11-6 9-7 8-7 7-7 9-7 8-7-8-8-6-3-9-7-6-7-8-7-6-8-5-5-8-9-6-7-7z" />
      </g>
      <path d="M357 0V480M0 212H640" stroke="var(--quiet)" strokeDasharray="2 6" />
      <path d="M349 204h16v16h-16z" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2" />
      <text x="375" y="234" fontSize="16" fontWeight="600" fill="var(--ink)">
        Summerville, SC
      </text>
    </svg>
  );
}
