/** Line icons on a 24-unit grid, drawn for this site. Decorative: the text next to them carries the meaning. */
const shapes = {
  phone: 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5 5 19',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  check: 'M4 12.5 9.5 18 20 6.5',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  facebook: 'M14 21v-8h3l.5-4H14V7.5c0-1.2.4-2 2-2h1.7V2.2A20 20 0 0 0 15.2 2C12.5 2 11 3.6 11 6.7V9H8v4h3v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17.3 6.7v.01',
  linkedin: 'M4 9v11M4 4.5v.01M9 20V9M9 14c0-3 2-5 5-5s5 2 5 5v6',
  twitter: 'M4 4l16 16M20 4 4 20',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} fill="none" stroke="currentColor" />
    </svg>
  );
}
