/** The pages of the site as options. The value is the address. */
import type { SiteOverview } from '../site-overview.ts';

export const PageOptions = ({ files }: Pick<SiteOverview, 'files'>) =>
  files.map(
    ({ address, label }) =>
      address && (
        <option key={address} value={address}>
          {label}
        </option>
      ),
  );
