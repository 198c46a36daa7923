/** A small drawing per trade, in the manner of a detail on a plan. */
const drawings: Record<string, string> = {
  framing: 'M4 6h40M4 42h40M4 6v36M14 6v36M24 6v36M34 6v36M44 6v36M14 24h10',
  drywall: 'M4 6h40v36H4zM4 18h22M26 6v24M26 30h18M12 18v24',
  'acoustical-ceiling': 'M4 14h40M4 14v-8M44 14v-8M24 14V6M4 14l8 28h24l8-28M16 14l2 28M32 14l-2 28M8 28h32',
  'popcorn-ceiling':
    'M4 10h40M8 16h.01M14 20h.01M20 15h.01M26 20h.01M32 16h.01M38 20h.01M10 42l8-12h20M18 30l6-4h16',
  'fiberglass-reinforced-panel': 'M6 4v40M24 4v40M42 4v40M6 38h36M6 10h36M10 16v16M28 16v16',
  'general-labor': 'M6 42h36M10 42V26h28v16M16 26v-8h16v8M24 18V6M18 12h12',
  painting: 'M8 6h28v10H8zM36 11h6v10H24v6M21 27h6v15h-6z',
  'virtual-design-and-build': 'M24 4l18 10v20L24 44 6 34V14zM6 14l18 10 18-10M24 24v20',
  preconstruction: 'M6 42V6h24l12 12v24zM30 6v12h12M14 26h20M14 34h12',
};

export function TradeMark({ path }: { path: string }) {
  const drawing = drawings[path.slice(1)] ?? 'M6 6h36v36H6zM6 24h36M24 6v36';
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
