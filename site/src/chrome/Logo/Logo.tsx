import { logoMark } from '../../lib/logo-mark.ts';

export function Logo({ size = logoMark.size }: { size?: number }) {
  const ink = 'var(--on-accent)';
  return (
    <svg width={size} height={size} viewBox={`0 0 ${logoMark.size} ${logoMark.size}`} aria-hidden="true">
      <path d={logoMark.square} fill="var(--accent)" />
      <path d={logoMark.outline} fill="none" stroke={ink} strokeWidth={logoMark.lineWidth} />
      <path d={logoMark.body} fill={ink} />
    </svg>
  );
}
