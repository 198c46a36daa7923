import type { CompanyLogo } from '../../../../contract/company.ts';
import { fitLogo, isAlone, logoPath } from '../../logo/logo.ts';
import { chooseMark, lineWidth, markSize, markSquare } from '../../logo/logo-mark.ts';

interface Props {
  logo: CompanyLogo | undefined;
  /** Alt text for a logo that contains the name. Omit it inside a link with a label. */
  name?: string;
  /** Height in pixels. */
  size?: number;
}

/** The company's logo or mark. The name is next to it, or part of it (`isAlone`). */
export function Logo({ logo, name = '', size = markSize }: Props) {
  if (logo && 'file' in logo) {
    const isWide = logo.width > 1.5 * logo.height;
    const alt = isAlone(logo) ? name : '';
    return <img src={logoPath} alt={alt} {...fitLogo(logo, size)} data-wide={isWide ? '' : undefined} />;
  }
  const { outline, body } = chooseMark(logo);
  const ink = 'var(--on-accent)';
  return (
    <svg width={size} height={size} viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
      <path d={markSquare} fill="var(--accent)" />
      <path d={outline} fill="none" stroke={ink} strokeWidth={lineWidth} />
      {body && <path d={body} fill={ink} />}
    </svg>
  );
}
