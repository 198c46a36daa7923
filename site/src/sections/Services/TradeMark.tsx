import { drawings, type Mark } from './service-drawings.ts';

export function TradeMark({ name }: { name: string }) {
  const drawing = name in drawings ? drawings[name as Mark] : 'M6 6h36v36H6zM6 24h36M24 6v36';
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawing} fill="none" stroke="currentColor" />
    </svg>
  );
}
