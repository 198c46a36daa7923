/** The mark: a plumb bob hanging true in a square. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M0 0h40v40H0z" fill="var(--accent)" />
      <path d="M20 0v13M14 13h12v4l-6 16-6-16z" fill="none" stroke="var(--on-accent)" strokeWidth="2.5" />
      <path d="M14 17h12l-6 16z" fill="var(--on-accent)" />
    </svg>
  );
}
