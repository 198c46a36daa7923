import { map } from 'words:site';

/** The service area with Summerville marked. */
export function AreaDrawing() {
  return (
    <svg viewBox="0 0 640 480" role="img" aria-label={map.drawing}>
      <g fill="var(--paper)" stroke="var(--quiet)" strokeLinejoin="round">
        <path d="M300 91l8 9 10-3 19-11-1-5 10-23 0-4 8 3 5-13 3 2 8-13-1-9 13 7 1-5 15 8 3 3-1 5-1 9 15 3 9 5-1 14 5 9-3 6 10-3 5 10 1 9-15 12 19-5 3 10-6 9-21-1 14 4-5 11 7-5 4 3-4 11-12 0-10 9-6 18-13 2-11 13-4 14-13 14-11 6 2 4-9 9-5 10-3 30 9 24 11 18 11 13 2 14 17 28 4 11 1 26-5 15-16 5-8-15-11-3-7-14-11-9-14-19 6-11-11 1-2-10 4-7-2-13-20-14-7-10-16-4-17 17-8-1-1-7-15-8-17-3-22 5 4-4-7-16 62-6-6-23 5-13-9-16-17-59 30-3-1-7 11-11 6-1 27-21 4 0 6-14-45 6 12-6 7-11z" />
        <path
          d="M255 285l4 8 65-5 5 5 0-13 12 2M258 171l27-4-4 9 11 5 10 14 17 12 11 10 13 24 6 1M311 117l31-3 97-19M395 182l-31-22-26 4-7-9-28 3-18 9"
          fill="none"
        />
      </g>
      <path d="M361 0V480M0 212H640" stroke="var(--quiet)" strokeDasharray="2 6" />
      <path d="M353 204h16v16h-16z" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2" />
      <text x="379" y="234" fontSize="16" fontWeight="600" fill="var(--ink)">
        {map.town}
      </text>
    </svg>
  );
}
