import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';

/** Placeholder for a list of devices or passkeys that is loading. */
export const LoadingRow = ({ label }: { readonly label: string }) => (
  <ul className="device-list" aria-busy="true">
    <li className="device-row">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton />
    </li>
  </ul>
);
